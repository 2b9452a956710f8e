import type {CompilerClient} from '../compiler/client';

/** How long a compiler is kept after its editor has been closed, in milliseconds. It takes some 100 MB of memory. */
const keepMs = 120_000;

type Spared = {declarations: string; client: CompilerClient; timer: ReturnType<typeof setTimeout>};

let spared: Spared | undefined;

/**
 * Keeps the compiler of a closed editor, so that the next editor is ready at once. Only the latest one is kept, and only for some time.
 * @param declarations the path of the compiler's declarations
 */
export function spareCompiler(declarations: string, client: CompilerClient): void {
  spared?.client.close();
  clearTimeout(spared?.timer);
  spared = undefined;
  // A compiler that still loads would report its progress to the closed editor.
  if (client.canCompile) {
    spared = {declarations, client, timer: setTimeout(closeSparedCompiler, keepMs)};
  } else {
    client.close();
  }
}

/** Returns the compiler that has been kept, or undefined if it has other declarations, has failed or has been closed. */
export function takeCompiler(declarations: string): CompilerClient | undefined {
  if (spared?.declarations !== declarations || !spared.client.canCompile) {
    return undefined;
  }
  const {client, timer} = spared;
  clearTimeout(timer);
  spared = undefined;
  return client;
}

function closeSparedCompiler(): void {
  spared?.client.close();
  spared = undefined;
}
