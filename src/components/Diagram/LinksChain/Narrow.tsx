import type {ReactNode} from 'react';
import {Arrow, Box, NarrowCanvas, Note} from '../shapes';
import {getContent} from './content';

export function Narrow(): ReactNode {
  const content = getContent();
  return (
    <NarrowCanvas height={390}>
      <Box x={12} y={4} width={264} height={54} {...content.call} />
      <Box x={12} y={116} width={264} height={54} {...content.logger} />
      <Box x={12} y={204} width={264} height={54} {...content.ownLink} />
      <Box x={12} y={292} width={264} height={54} {...content.batch} />

      <Arrow path="M48 58V112" />
      <Arrow path="M48 170V200" />
      <Arrow path="M48 258V288" />
      <Arrow path="M240 292V262" back />
      <Arrow path="M240 204V174" back />
      <Arrow path="M240 116V62" back />
      <Note x={58} y={80} anchor="start" text={content.out} />
      <Note x={230} y={102} anchor="end" text={content.back} />

      <Arrow path="M48 346V386" />
      <Arrow path="M240 386V350" back />
      <Note x={58} y={371} anchor="start" text={content.request} />
      <Note x={230} y={371} anchor="end" text={content.response} />
    </NarrowCanvas>
  );
}
