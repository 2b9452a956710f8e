import type {ReactNode} from 'react';
import {Area, Arrow, Box, Canvas, Note} from './shapes';

export function BatchingOnTheWire(): ReactNode {
  return (
    <Canvas height={262}>
      <Area x={8} y={8} width={180} height={246} label="One tick" />
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
        lines={['one request']}
        tone="accent"
        code
      />
      <Box
        x={244}
        y={181}
        width={226}
        height={54}
        title="POST /c?batch=1"
        lines={['one request']}
        tone="accent"
        code
      />

      <Arrow path="M470 97H536" />
      <Arrow path="M470 208H536" />
      <Note x={503} y={88} text="answer" />
      <Note x={503} y={199} text="answer" />
      <Box x={540} y={70} width={170} height={54} title="[ for a, for b ]" lines={['an array of two']} code />
      <Box x={540} y={181} width={170} height={54} title="[ for c ]" lines={['an array of one']} code />
    </Canvas>
  );
}
