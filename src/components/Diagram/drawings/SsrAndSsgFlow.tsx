import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Area, Arrow, Box, Canvas} from './shapes';

export function SsrAndSsgFlow(): ReactNode {
  return (
    <Canvas height={312}>
      <Area
        x={8}
        y={8}
        width={704}
        height={138}
        label={translate({id: 'site.diagram.ssr.ssrArea', message: 'Rendered for each request: ssr: true'})}
      />
      <Box
        x={24}
        y={50}
        width={120}
        height={72}
        title={translate({id: 'site.diagram.ssr.request', message: 'Request'})}
        lines={[translate({id: 'site.diagram.ssr.page', message: 'for a page'})]}
      />
      <Box
        x={184}
        y={50}
        width={176}
        height={72}
        title={translate({id: 'site.diagram.ssr.prepass', message: 'Prepass'})}
        lines={[
          translate({id: 'site.diagram.ssr.prepass1', message: 'renders, fetches over HTTP,'}),
          translate({id: 'site.diagram.ssr.prepass2', message: 'until nothing is pending'}),
        ]}
        tone="accent"
      />
      <Box
        x={400}
        y={50}
        width={140}
        height={72}
        title="HTML"
        lines={[
          translate({id: 'site.diagram.ssr.html1', message: 'with the cache'}),
          translate({id: 'site.diagram.ssr.html2', message: 'of all queries'}),
        ]}
      />
      <Box
        x={580}
        y={50}
        width={116}
        height={72}
        title={translate({id: 'site.diagram.ssr.browser', message: 'Browser'})}
        lines={[
          translate({id: 'site.diagram.ssr.browser1', message: 'first render'}),
          translate({id: 'site.diagram.ssr.browser2', message: 'has data'}),
        ]}
      />
      <Arrow path="M144 86H180" />
      <Arrow path="M360 86H396" />
      <Arrow path="M540 86H576" />

      <Area
        x={8}
        y={166}
        width={704}
        height={138}
        label={translate({
          id: 'site.diagram.ssr.ssgArea',
          message: 'Generated ahead: getStaticProps with SSG helpers',
        })}
      />
      <Box
        x={24}
        y={208}
        width={120}
        height={72}
        title={translate({id: 'site.diagram.ssr.build', message: 'Build'})}
        lines={[translate({id: 'site.diagram.ssr.revalidation', message: 'or revalidation'})]}
      />
      <Box
        x={184}
        y={208}
        width={176}
        height={72}
        title="prefetch()"
        lines={[
          translate({id: 'site.diagram.ssr.prefetch1', message: 'calls the router in process,'}),
          translate({id: 'site.diagram.ssr.prefetch2', message: 'no HTTP'}),
        ]}
        tone="accent"
        code
      />
      <Box
        x={400}
        y={208}
        width={140}
        height={72}
        title="dehydrate()"
        lines={[translate({id: 'site.diagram.ssr.dehydrate1', message: 'into the prop'}), 'trpcState']}
        code
      />
      <Box
        x={580}
        y={208}
        width={116}
        height={72}
        title={translate({id: 'site.diagram.ssr.browser', message: 'Browser'})}
        lines={[
          translate({id: 'site.diagram.ssr.browser1', message: 'first render'}),
          translate({id: 'site.diagram.ssr.browser2', message: 'has data'}),
        ]}
      />
      <Arrow path="M144 244H180" />
      <Arrow path="M360 244H396" />
      <Arrow path="M540 244H576" />
    </Canvas>
  );
}
