import type {ReactNode} from 'react';
import {Area, Arrow, Box, Canvas, Note} from '../shapes';
import {getContent} from './content';

export function Wide(): ReactNode {
  const content = getContent();
  return (
    <Canvas height={330}>
      <Area x={8} y={8} width={236} height={314} label={[content.client]} />
      <Box x={28} y={44} width={196} height={52} {...content.call} />
      <Box x={28} y={138} width={196} height={52} {...content.links} />
      <Box x={28} y={232} width={196} height={62} {...content.terminating} />
      <Arrow path="M110 96V134" />
      <Arrow path="M110 190V228" />
      <Arrow path="M146 228V194" back />
      <Arrow path="M146 134V100" back />

      <Arrow path="M224 254H346" />
      <Arrow path="M346 276H228" back />
      <Note x={287} y={245} text={content.http} />
      <Note x={287} y={294} text="JSON" />

      <Area x={330} y={8} width={382} height={314} label={[content.server]} />
      <Box x={350} y={232} width={150} height={62} {...content.adapter} />
      <Box x={350} y={138} width={150} height={52} {...content.create} />
      <Box x={542} y={138} width={150} height={52} {...content.chain} />
      <Box x={542} y={44} width={150} height={52} {...content.resolver} />
      <Arrow path="M425 232V194" />
      <Arrow path="M500 164H538" />
      <Arrow path="M600 138V100" />
      <Arrow path="M634 100V134" back />
      <Arrow path="M617 190V262H504" back />
      <Note x={626} y={230} anchor="start" text={content.result} />
    </Canvas>
  );
}
