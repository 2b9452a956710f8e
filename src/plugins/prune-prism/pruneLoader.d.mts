import type {LoaderContext} from 'webpack';

/** A loader that applies `prune` to the code of prism-react-renderer. */
export default function pruneLoader(
  this: LoaderContext<{languages: readonly string[]}>,
  source: string,
): string;

/**
 * Returns the code of the module without its list of colour themes, and with only the given languages. Throws if the module doesn't have
 * the expected structure, because removing code could then break it.
 */
export function prune(source: string, languages: readonly string[]): string;
