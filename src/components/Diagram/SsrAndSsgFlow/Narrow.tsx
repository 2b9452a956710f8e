import type {ReactNode} from 'react';
import {Area, Arrow, Box, NarrowCanvas} from '../shapes';
import {getContent} from './content';

export function Narrow(): ReactNode {
  const content = getContent();
  return (
    <NarrowCanvas height={776}>
      <Area x={4} y={4} width={280} height={376} label={content.ssr} />
      <Box x={16} y={54} width={256} height={48} {...content.request} />
      <Box x={16} y={128} width={256} height={64} {...content.prepass} />
      <Box x={16} y={218} width={256} height={64} {...content.html} />
      <Box x={16} y={308} width={256} height={64} {...content.browser} />
      <Arrow path="M144 102V124" />
      <Arrow path="M144 192V214" />
      <Arrow path="M144 282V304" />

      <Area x={4} y={396} width={280} height={376} label={content.ssg} />
      <Box x={16} y={446} width={256} height={48} {...content.build} />
      <Box x={16} y={520} width={256} height={64} {...content.prefetch} />
      <Box x={16} y={610} width={256} height={64} {...content.dehydrate} />
      <Box x={16} y={700} width={256} height={64} {...content.browser} />
      <Arrow path="M144 494V516" />
      <Arrow path="M144 584V606" />
      <Arrow path="M144 674V696" />
    </NarrowCanvas>
  );
}
