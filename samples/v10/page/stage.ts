// Where samples of docs 10.x run in a reader's browser: the real packages, with a server and a network that are in the page.
import * as client from '@trpc/client';
import * as server from '@trpc/server';
import * as zod from 'zod';
import type { ProgramObserver } from '../../../src/shared/programs';
import { inspect } from './inspect';
import { createNetwork } from './network';

/** What a program sees instead of its surroundings in Node. */
export type Stage = {
  console: Pick<Console, 'log'>;
  /** A package by the name that samples import it by. Throws for any other name. */
  load: (specifier: string) => object;
};

/** A new stage for each run: servers of an earlier run don't answer on it. */
export function createStage(observer: ProgramObserver): Stage {
  const { fetch, listen } = createNetwork(observer.onExchange);
  const packages: Record<string, object | undefined> = {
    '@trpc/client': {
      ...client,
      // The links' own option: where they would call the network, they call the page's servers.
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
