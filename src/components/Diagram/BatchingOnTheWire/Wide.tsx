import type {ReactNode} from 'react';
import {Area, Arrow, Box, Canvas, Note} from '../shapes';
import {getContent} from './content';

export function Wide(): ReactNode {
  const content = getContent();
  return (
    <Canvas height={262}>
      <Area x={8} y={8} width={180} height={246} label={[content.tick]} />
      <Box x={24} y={44} width={148} height={44} {...content.a} />
      <Box x={24} y={104} width={148} height={44} {...content.b} />
      <Box x={24} y={186} width={148} height={44} {...content.c} />

      <Arrow path="M172 66H196Q210 66 210 80T224 94H240" />
      <Arrow path="M172 126H196Q210 126 210 112T224 100H240" />
      <Arrow path="M172 208H240" />
      <Box x={244} y={70} width={226} height={54} {...content.get} />
      <Box x={244} y={181} width={226} height={54} {...content.post} />

      <Arrow path="M470 97H536" />
      <Arrow path="M470 208H536" />
      <Note x={503} y={88} text={content.response} />
      <Note x={503} y={199} text={content.response} />
      <Box x={540} y={70} width={170} height={54} {...content.responseOfTwo} />
      <Box x={540} y={181} width={170} height={54} {...content.responseOfOne} />
    </Canvas>
  );
}
