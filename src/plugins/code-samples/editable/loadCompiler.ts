import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';

/** Loads TypeScript, which is large, so sites without an editor don't load it in this process. */
export function loadCompiler(): typeof ts {
  // The type of `require` is unknown, because it depends on the name of the module.
  return createRequire(path.join(__dirname, 'loadCompiler.ts'))('typescript') as typeof ts;
}
