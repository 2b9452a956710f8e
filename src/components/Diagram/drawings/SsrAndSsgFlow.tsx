import type {ReactNode} from 'react';
import {Area, Arrow, Box, Canvas} from './shapes';

export function SsrAndSsgFlow(): ReactNode {
  return (
    <Canvas height={312}>
      <Area x={8} y={8} width={704} height={138} label="Rendered for each request: ssr: true" />
      <Box x={24} y={50} width={120} height={72} title="Request" lines={['for a page']} />
      <Box
        x={184}
        y={50}
        width={176}
        height={72}
        title="Prepass"
        lines={['renders, fetches over HTTP,', 'until nothing is pending']}
        tone="accent"
      />
      <Box x={400} y={50} width={140} height={72} title="HTML" lines={['with the cache', 'of all queries']} />
      <Box x={580} y={50} width={116} height={72} title="Browser" lines={['first render', 'has data']} />
      <Arrow path="M144 86H180" />
      <Arrow path="M360 86H396" />
      <Arrow path="M540 86H576" />

      <Area x={8} y={166} width={704} height={138} label="Generated ahead: getStaticProps with SSG helpers" />
      <Box x={24} y={208} width={120} height={72} title="Build" lines={['or revalidation']} />
      <Box
        x={184}
        y={208}
        width={176}
        height={72}
        title="prefetch()"
        lines={['calls the router in process,', 'no HTTP']}
        tone="accent"
        code
      />
      <Box
        x={400}
        y={208}
        width={140}
        height={72}
        title="dehydrate()"
        lines={['into the prop', 'trpcState']}
        code
      />
      <Box x={580} y={208} width={116} height={72} title="Browser" lines={['first render', 'has data']} />
      <Arrow path="M144 244H180" />
      <Arrow path="M360 244H396" />
      <Arrow path="M540 244H576" />
    </Canvas>
  );
}
