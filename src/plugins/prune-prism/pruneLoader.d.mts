import type {LoaderContext} from 'webpack';

/** A loader for prism-react-renderer that leaves out what `prune` does. */
export default function pruneLoader(
  this: LoaderContext<{languages: readonly string[]}>,
  source: string,
): string;

/**
 * The module without its list of colour themes, and with these languages only, as Prism calls them. Throws when the module is not built
 * as it was when this was written.
 */
export function prune(source: string, languages: readonly string[]): string;
