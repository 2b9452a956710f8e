import type {ComponentType} from 'react';
import {BatchingOnTheWire} from './BatchingOnTheWire';
import {ContextThroughMiddlewares} from './ContextThroughMiddlewares';
import {LinksChain} from './LinksChain';
import {RequestLifeCycle} from './RequestLifeCycle';
import {SsrAndSsgFlow} from './SsrAndSsgFlow';

/** The drawings in the docs. The keys are the names that pages pass to `<Diagram name>`. */
export const drawings = {
  'batching-on-the-wire': BatchingOnTheWire,
  'context-through-middlewares': ContextThroughMiddlewares,
  'links-chain': LinksChain,
  'request-life-cycle': RequestLifeCycle,
  'ssr-and-ssg-flow': SsrAndSsgFlow,
} satisfies Record<string, ComponentType>;

export type DrawingName = keyof typeof drawings;
