import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Area, Arrow, Box, Canvas, Note} from './shapes';

export function BatchingOnTheWire(): ReactNode {
  return (
    <Canvas height={262}>
      <Area
        x={8}
        y={8}
        width={180}
        height={246}
        label={translate({id: 'site.diagram.batching.tick', message: 'One tick'})}
      />
      <Box x={24} y={44} width={148} height={44} title="a.query()" code />
      <Box x={24} y={104} width={148} height={44} title="b.query()" code />
      <Box x={24} y={186} width={148} height={44} title="c.mutate()" code />

      <Arrow path="M172 66H196Q210 66 210 80T224 94H240" />
      <Arrow path="M172 126H196Q210 126 210 112T224 100H240" />
      <Arrow path="M172 208H240" />

      <Box
        x={244}
        y={70}
        width={226}
        height={54}
        title="GET /a,b?batch=1&input=…"
        lines={[translate({id: 'site.diagram.batching.request', message: 'one request'})]}
        tone="accent"
        code
      />
      <Box
        x={244}
        y={181}
        width={226}
        height={54}
        title="POST /c?batch=1"
        lines={[translate({id: 'site.diagram.batching.request', message: 'one request'})]}
        tone="accent"
        code
      />

      <Arrow path="M470 97H536" />
      <Arrow path="M470 208H536" />
      <Note x={503} y={88} text={translate({id: 'site.diagram.batching.response', message: 'response'})} />
      <Note x={503} y={199} text={translate({id: 'site.diagram.batching.response', message: 'response'})} />
      <Box
        x={540}
        y={70}
        width={170}
        height={54}
        title={translate({id: 'site.diagram.batching.responseOfTwo', message: '[ for a, for b ]'})}
        lines={[translate({id: 'site.diagram.batching.arrayOfTwo', message: 'an array of two'})]}
        code
      />
      <Box
        x={540}
        y={181}
        width={170}
        height={54}
        title={translate({id: 'site.diagram.batching.responseOfOne', message: '[ for c ]'})}
        lines={[translate({id: 'site.diagram.batching.arrayOfOne', message: 'an array of one'})]}
        code
      />
    </Canvas>
  );
}
