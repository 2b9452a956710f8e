import type {ReactNode} from 'react';
import {Arrow, Box, Canvas, Note} from '../shapes';
import {getContent} from './content';

export function Wide(): ReactNode {
  const content = getContent();
  return (
    <Canvas height={172}>
      <Box x={10} y={64} width={110} height={60} {...content.call} />
      <Box x={168} y={64} width={130} height={60} {...content.logger} />
      <Box x={346} y={64} width={130} height={60} {...content.ownLink} />
      <Box x={524} y={64} width={186} height={60} {...content.batch} />

      <Arrow path="M120 84H164" />
      <Arrow path="M298 84H342" />
      <Arrow path="M476 84H520" />
      <Arrow path="M520 106H480" back />
      <Arrow path="M342 106H302" back />
      <Arrow path="M164 106H124" back />
      <Note x={342} y={44} text={content.out} />
      <Note x={342} y={156} text={content.back} />

      <Arrow path="M590 64V22" />
      <Arrow path="M644 22V60" back />
      <Note x={580} y={36} anchor="end" text={content.request} />
      <Note x={654} y={36} anchor="start" text={content.response} />
    </Canvas>
  );
}
