import type {CompilerClient} from '../compiler/client';

/** How long a compiler is kept, in milliseconds. It takes about 80 MB of memory, which `npm run bench:editor` measures. */
const keepMs = 120_000;

type Kept = {declarations: string; client: CompilerClient; timer: ReturnType<typeof setTimeout>};

let kept: Kept | undefined;

/**
 * Keeps the compiler of a closed editor for two minutes, so that the next editor doesn't have to load one. Only the latest one is kept.
 * @param declarations the path of the compiler's declarations
 */
export function keepCompiler(declarations: string, client: CompilerClient): void {
  clearTimeout(kept?.timer);
  closeKeptCompiler();
  // A compiler that still loads would report its progress to the closed editor.
  if (client.canCompile) {
    kept = {declarations, client, timer: setTimeout(closeKeptCompiler, keepMs)};
  } else {
    client.close();
  }
}

/** Returns the compiler that has been kept, or undefined if it has other declarations, has failed or has been closed. */
export function takeCompiler(declarations: string): CompilerClient | undefined {
  if (kept?.declarations !== declarations || !kept.client.canCompile) {
    return undefined;
  }
  const {client, timer} = kept;
  clearTimeout(timer);
  kept = undefined;
  return client;
}

function closeKeptCompiler(): void {
  kept?.client.close();
  kept = undefined;
}
