import type {ReactNode} from 'react';
import {Area, Arrow, Box, NarrowCanvas, Note} from '../shapes';
import {getContent} from './content';

export function Narrow(): ReactNode {
  const content = getContent();
  return (
    <NarrowCanvas height={640}>
      <Area x={4} y={4} width={280} height={248} label={[content.client]} />
      <Box x={16} y={36} width={256} height={50} {...content.call} />
      <Box x={16} y={114} width={256} height={50} {...content.links} />
      <Box x={16} y={192} width={256} height={50} {...content.terminating} />
      <Arrow path="M88 86V110" />
      <Arrow path="M88 164V188" />
      <Arrow path="M224 192V168" back />
      <Arrow path="M224 114V90" back />

      <Arrow path="M88 242V336" />
      <Arrow path="M224 340V246" back />
      <Note x={98} y={274} anchor="start" text={content.http} />
      <Note x={214} y={294} anchor="end" text="JSON" />

      <Area x={4} y={304} width={280} height={332} label={[content.server]} />
      <Box x={16} y={340} width={256} height={50} {...content.adapter} />
      <Box x={16} y={418} width={150} height={50} {...content.create} />
      <Box x={16} y={496} width={256} height={50} {...content.chain} />
      <Box x={16} y={574} width={256} height={50} {...content.resolver} />
      <Arrow path="M88 390V414" />
      <Arrow path="M88 468V492" />
      <Arrow path="M88 546V570" />
      <Arrow path="M224 574V550" back />
      <Arrow path="M224 496V394" back />
      <Note x={214} y={486} anchor="end" text={content.result} />
    </NarrowCanvas>
  );
}
