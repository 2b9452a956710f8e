import type { Environment } from '../../src/plugins/code-samples/run/environment';
import { findCaptures } from './captures';
import { isPage, prepareComponent } from './components';
import { createReferenceServer } from './server';

/** Runs samples inside a complete tRPC app: with a server that handles their requests, and with the providers of their React hooks. */
const environment: Environment = {
  preload: ['react-dom/client', '@tanstack/react-query', 'react-query'],
  appEntry: 'server.ts',
  findCaptures,
  createServer: createReferenceServer,
  isPage,
  prepareComponent,
};

export default environment;
