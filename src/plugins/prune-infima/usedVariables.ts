import {readFile} from 'node:fs/promises';
import {Globby} from '@docusaurus/utils';

/** Returns the CSS variables that the files in `folders` mention, such as `--ifm-color-primary`. */
export async function readUsedVariables(folders: readonly string[]): Promise<string[]> {
  const files = await Globby(folders.map(folder => `${folder}/**/*.{css,js,jsx,ts,tsx,md,mdx}`));
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8')));
  return [...new Set(texts.flatMap(text => text.match(/--ifm-[\w-]+/g) ?? []))].sort();
}
