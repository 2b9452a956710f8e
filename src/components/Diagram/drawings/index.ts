import type {ComponentType} from 'react';
import {BatchingOnTheWire} from './BatchingOnTheWire';
import {ContextThroughMiddlewares} from './ContextThroughMiddlewares';
import {LinksChain} from './LinksChain';
import {RequestLifeCycle} from './RequestLifeCycle';
import {SsrAndSsgFlow} from './SsrAndSsgFlow';

/** Every drawing of the docs by the name that pages use. */
export const drawings = {
  'batching-on-the-wire': BatchingOnTheWire,
  'context-through-middlewares': ContextThroughMiddlewares,
  'links-chain': LinksChain,
  'request-life-cycle': RequestLifeCycle,
  'ssr-and-ssg-flow': SsrAndSsgFlow,
} satisfies Record<string, ComponentType>;

export type DrawingName = keyof typeof drawings;
