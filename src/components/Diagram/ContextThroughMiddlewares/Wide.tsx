import type {ReactNode} from 'react';
import {Arrow, Box, Canvas, Note} from '../shapes';
import {getContent} from './content';

export function Wide(): ReactNode {
  const content = getContent();
  return (
    <Canvas height={216}>
      <Box x={10} y={70} width={140} height={64} {...content.create} />
      <Box x={196} y={70} width={150} height={64} {...content.first} />
      <Box x={392} y={70} width={150} height={64} {...content.second} />
      <Box x={588} y={70} width={122} height={64} {...content.resolver} />

      <Arrow path="M150 92H192" />
      <Arrow path="M346 92H388" />
      <Arrow path="M542 92H584" />
      <Note x={171} y={40} text={content.contexts[0]} code />
      <Note x={367} y={40} text={content.contexts[1]} code />
      <Note x={600} y={40} text={content.contexts[2]} code />

      <Arrow path="M584 114H546" back />
      <Arrow path="M388 114H350" back />
      <Arrow path="M192 114H154" back />
      <Note x={360} y={172} text={content.result.join(' ')} />
      <Arrow path="M640 186H20" back />
    </Canvas>
  );
}
