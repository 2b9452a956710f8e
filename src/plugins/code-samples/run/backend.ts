import {createApiHandler, matchApiRoute} from './nextPages';
import type {Recorder} from './recorder';
import type {ReferenceServerInput} from './referenceServer';
import type {Evaluation} from './unit';

/**
 * What answers requests to ports that no sample opens: the page's API routes, then the page's routers, newest first, then the
 * reference app's router. Files of the page that define them are evaluated before their turn when a request needs them.
 */
export function createBackend(
  load: (specifier: string) => unknown,
  evaluation: Evaluation,
  recorder: Recorder,
): ReferenceServerInput {
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
      const ofPage = evaluation.evaluated
        .map(({exports}) => exports['createContext'])
        .find(exported => typeof exported === 'function');
      return ofPage ?? (await evaluation.loadApp())['createContext'];
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
