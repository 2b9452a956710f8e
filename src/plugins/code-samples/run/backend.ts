import {createApiHandler, matchApiRoute} from './nextPages';
import type {Recorder} from './recorder';
import type {Backend} from './referenceServer';
import type {Evaluation} from './preparedProject';

/**
 * Creates the backend for requests to ports that no sample has opened. The first of these that fits handles a request: the page's API
 * routes, the page's routers (newest first), and the router of the reference app. The reference app is a complete tRPC app whose files
 * samples can import. If a request needs a file of the page that hasn't been evaluated yet, the file is evaluated early.
 */
export function createBackend(
  load: (specifier: string) => unknown,
  evaluation: Evaluation,
  recorder: Recorder,
): Backend {
  return {
    load,
    async listRouters() {
      await evaluation.evaluateEarly(({hasRouter}) => hasRouter);
      await evaluation.loadApp();
      const newestFirst = [...recorder.routers].reverse();
      return [
        ...newestFirst.filter(({origin}) => origin === 'page'),
        ...newestFirst.filter(({origin}) => origin === 'app'),
      ].map(({router}) => router);
    },
    async findCreateContext() {
      const pageCreateContext = evaluation.evaluated
        .map(({exports}) => exports['createContext'])
        .find(exported => typeof exported === 'function');
      return pageCreateContext ?? (await evaluation.loadApp())['createContext'];
    },
    async findApiRoute(pathname) {
      await evaluation.evaluateEarly(({file}) => matchApiRoute(file.path, pathname) !== undefined);
      for (const {file, exports} of evaluation.evaluated) {
        const query = matchApiRoute(file.path, pathname);
        if (query && typeof exports['default'] === 'function') {
          return createApiHandler(load, exports, query);
        }
      }
      return undefined;
    },
  };
}
