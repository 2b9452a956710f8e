// Loads the packages that the samples of docs 10.x use. The packages are installed in samples/v10, so a script can't import them by
// name.
import {createRequire} from 'node:module';
import type * as Client from '../../samples/v10/node_modules/@trpc/client';
import type * as Server from '../../samples/v10/node_modules/@trpc/server';
import type * as Standalone from '../../samples/v10/node_modules/@trpc/server/adapters/standalone';
import type * as Ws from '../../samples/v10/node_modules/@trpc/server/adapters/ws';
import type * as Observable from '../../samples/v10/node_modules/@trpc/server/observable';
import type * as WebSockets from '../../samples/v10/node_modules/@types/ws';
import type * as Superjson from '../../samples/v10/node_modules/superjson';
import type * as Zod from '../../samples/v10/node_modules/zod';

const load = createRequire(new URL('../../samples/v10/package.json', import.meta.url));

export const {createTRPCProxyClient, createWSClient, httpBatchLink, httpLink, wsLink}: typeof Client =
  load('@trpc/client');
export const {initTRPC, TRPCError}: typeof Server = load('@trpc/server');
export const {createHTTPServer}: typeof Standalone = load('@trpc/server/adapters/standalone');
export const {applyWSSHandler}: typeof Ws = load('@trpc/server/adapters/ws');
export const {observable}: typeof Observable = load('@trpc/server/observable');
export const {WebSocket, WebSocketServer}: typeof WebSockets = load('ws');
export const {default: superjson}: typeof Superjson = load('superjson');
export const {z}: typeof Zod = load('zod');
