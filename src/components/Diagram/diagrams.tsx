import type {ReactNode} from 'react';

function Pending(): ReactNode {
  return null;
}

export const diagrams = {
  'request-life-cycle': Pending,
  'context-through-middlewares': Pending,
  'links-chain': Pending,
  'batching-on-the-wire': Pending,
  'ssr-and-ssg-flow': Pending,
};

export type DiagramName = keyof typeof diagrams;
