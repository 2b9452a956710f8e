import type {ReactNode} from 'react';
import {Area, Arrow, Box, Canvas} from '../shapes';
import {getContent} from './content';

export function Wide(): ReactNode {
  const content = getContent();
  return (
    <Canvas height={312}>
      <Area x={8} y={8} width={704} height={138} label={[content.ssr.join(' ')]} />
      <Box x={24} y={50} width={120} height={72} {...content.request} />
      <Box x={184} y={50} width={176} height={72} {...content.prepass} />
      <Box x={400} y={50} width={140} height={72} {...content.html} />
      <Box x={580} y={50} width={116} height={72} {...content.browser} />
      <Arrow path="M144 86H180" />
      <Arrow path="M360 86H396" />
      <Arrow path="M540 86H576" />

      <Area x={8} y={166} width={704} height={138} label={[content.ssg.join(' ')]} />
      <Box x={24} y={208} width={120} height={72} {...content.build} />
      <Box x={184} y={208} width={176} height={72} {...content.prefetch} />
      <Box x={400} y={208} width={140} height={72} {...content.dehydrate} />
      <Box x={580} y={208} width={116} height={72} {...content.browser} />
      <Arrow path="M144 244H180" />
      <Arrow path="M360 244H396" />
      <Arrow path="M540 244H576" />
    </Canvas>
  );
}
