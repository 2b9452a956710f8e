// Provides the environment in which samples of docs 10.x run in a reader's browser. It consists of the real packages, and of a server
// and a network that are simulated in the page.
import * as client from '@trpc/client';
import * as server from '@trpc/server';
import * as zod from 'zod';
import type { ProgramObserver } from '../../../src/shared/programs';
import { inspect } from './inspect';
import { createNetwork } from './network';

/** The environment of a program, which replaces the console and the packages of Node. */
export type Stage = {
  console: Pick<Console, 'log'>;
  /** Returns the package that samples import by this name. Throws if the page doesn't provide such a package. */
  load: (specifier: string) => object;
};

/** Creates the environment for a single run. Servers of earlier runs can't be reached in it. */
export function createStage(observer: ProgramObserver): Stage {
  const { fetch, listen } = createNetwork(observer.onExchange);
  const packages: Record<string, object | undefined> = {
    '@trpc/client': {
      ...client,
      // Both links have an option `fetch`. It makes them send their requests to the servers in the page.
      httpLink: (options: Parameters<typeof client.httpLink>[0]) => client.httpLink({ ...options, fetch }),
      httpBatchLink: (options: client.HttpBatchLinkOptions) => client.httpBatchLink({ ...options, fetch }),
    },
    '@trpc/server': server,
    '@trpc/server/adapters/standalone': { createHTTPServer: listen },
    zod,
  };
  return {
    console: { log: (...values: unknown[]) => observer.onOutput(values.map(inspect).join(' ')) },
    load: specifier => {
      const found = packages[specifier];
      if (!found) {
        throw new Error(`The page has no package ${specifier}.`);
      }
      return found;
    },
  };
}
