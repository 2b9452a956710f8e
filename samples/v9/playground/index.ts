// The environment of projects with the packages of docs 9.x.
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import type { EnvironmentModule } from '../../../src/plugins/playground-sandbox/client/environment';
import { createSampleEnvironment, type Handlers } from '../../playground/environment';

export const createEnvironment: EnvironmentModule['createEnvironment'] = run =>
  createSampleEnvironment(run, {
    // TypeScript doesn't know that requests and responses in the frame have what the adapters use.
    handleHttp: nodeHTTPRequestHandler as unknown as Handlers['handleHttp'],
    handleWebSockets: applyWSSHandler as unknown as Handlers['handleWebSockets'],
  });
