import type {ReactNode} from 'react';
import {Area, Arrow, Box, NarrowCanvas, Note} from '../shapes';
import {getContent} from './content';

export function Narrow(): ReactNode {
  const content = getContent();
  return (
    <NarrowCanvas height={482}>
      <Area x={4} y={4} width={280} height={78} label={[content.tick]} />
      <Box x={12} y={36} width={80} height={36} {...content.a} />
      <Box x={98} y={36} width={80} height={36} {...content.b} />
      <Box x={184} y={36} width={92} height={36} {...content.c} />

      <Arrow path="M52 72V118" />
      <Arrow path="M138 72V118" />
      <Box x={12} y={122} width={214} height={54} {...content.get} />
      <Arrow path="M119 176V220" />
      <Note x={129} y={202} anchor="start" text={content.response} />
      <Box x={12} y={224} width={214} height={54} {...content.responseOfTwo} />

      <Arrow path="M252 72V314" />
      <Box x={62} y={318} width={214} height={54} {...content.post} />
      <Arrow path="M169 372V416" />
      <Note x={179} y={398} anchor="start" text={content.response} />
      <Box x={62} y={420} width={214} height={54} {...content.responseOfOne} />
    </NarrowCanvas>
  );
}
