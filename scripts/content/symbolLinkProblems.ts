import {readSymbolLinks, SymbolLinkError} from '../../src/config/symbolLinks';
import type {Problem} from '../../src/plugins/code-samples/problem';

/** Returns the first mistake in the fields `api` of all pages, if there is one. `read` reads these fields. */
export function collectSymbolLinkProblems(read: () => unknown = readSymbolLinks): Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SymbolLinkError) {
      return [error.problem];
    }
    throw error;
  }
}
