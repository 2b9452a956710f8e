import {readSymbolLinks} from '../../src/config/symbolLinks';
import type {Problem} from '../../src/plugins/code-samples/problem';

/**
 * Returns the first mistake in the fields `api` of all pages, if there is one. The configuration reads these fields, so a mistake also stops
 * the dev server and the build. `read` throws an error whose message begins with the place of the mistake.
 */
export function collectSymbolLinkProblems(read: () => unknown = readSymbolLinks): Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    const [, file, line, column, message] =
      /^(.+?):(\d+):(\d+): ([^]*)$/.exec(String(error instanceof Error ? error.message : error)) ?? [];
    if (file === undefined || message === undefined) {
      throw error;
    }
    return [{file, line: Number(line), column: Number(column), message}];
  }
}
