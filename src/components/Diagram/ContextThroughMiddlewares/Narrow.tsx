import type {ReactNode} from 'react';
import {Arrow, Box, NarrowCanvas, Note} from '../shapes';
import {getContent} from './content';

export function Narrow(): ReactNode {
  const content = getContent();
  return (
    <NarrowCanvas height={404}>
      <Box x={12} y={4} width={264} height={56} {...content.create} />
      <Box x={12} y={100} width={264} height={56} {...content.first} />
      <Box x={12} y={196} width={264} height={56} {...content.second} />
      <Box x={12} y={292} width={264} height={56} {...content.resolver} />

      <Arrow path="M60 60V96" />
      <Arrow path="M60 156V192" />
      <Arrow path="M60 252V288" />
      <Note x={72} y={84} anchor="start" text={content.contexts[0]} code />
      <Note x={72} y={180} anchor="start" text={content.contexts[1]} code />
      <Note x={72} y={276} anchor="start" text={content.contexts[2]} code />

      <Arrow path="M248 292V256" back />
      <Arrow path="M248 196V160" back />
      <Arrow path="M248 100V64" back />
      <Arrow path="M20 398V364" back />
      <Note x={34} y={377} anchor="start" text={content.result[0]} />
      <Note x={34} y={395} anchor="start" text={content.result[1]} />
    </NarrowCanvas>
  );
}
