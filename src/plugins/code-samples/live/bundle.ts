import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {programPath} from '../../../shared/programs';
import {createDigest} from '../digest';
import type {Project, ProjectFile} from '../page';
import {isRelative, resolveRelative} from '../resolve';

/**
 * Bundles the stage and its packages into a file in `folder`. The stage is a module that provides these packages, and replaces Node and the
 * network in the page. All live pairs of a docs version use the same stage, so readers download it only once. Returns the file's name.
 */
export async function bundleStage(
  stage: string,
  define: Readonly<Record<string, string>>,
  folder: string,
): Promise<string> {
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    entryPoints: [stage],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    define: {...define},
  });
  return writeModule(folder, outputFiles[0]?.text ?? '', 'stage-');
}

/**
 * Creates the program of a live pair: a module with a function `run` (see `Program`), which contains the shown lines of the given files.
 * Each call of `run` evaluates all files again, in the given order. The module is written to `folder`. Returns the digest of the module.
 * Throws if a file imports a package that the stage doesn't provide.
 * @param packages the packages that the stage provides
 * @param stage the file name that `bundleStage` returned
 */
export async function bundleProgram(
  project: Project,
  files: readonly ProjectFile[],
  packages: readonly string[],
  stage: string,
  folder: string,
): Promise<string> {
  const {build} = await import('esbuild');
  const texts = new Map(project.files.map(file => [file.path, getShownText(file)]));
  const {outputFiles} = await build({
    stdin: {
      contents: files.map(file => `import ${JSON.stringify(`sample:${file.path}`)};`).join('\n'),
      resolveDir: '/',
      loader: 'js',
    },
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: [
      {
        name: 'program',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^sample:/}, ({path: name}) => ({
            path: name.slice('sample:'.length),
            namespace: 'sample',
          }));
          onResolve({filter: /.*/, namespace: 'sample'}, ({path: specifier, importer}) => {
            if (isRelative(specifier)) {
              return {
                path: resolveRelative(importer, specifier, file => texts.has(file)) ?? specifier,
                namespace: 'sample',
              };
            }
            if (!packages.includes(specifier)) {
              throw new Error(
                `the live pair imports a package that isn't available in the page. Found '${specifier}', expected one of ${packages.join(', ')}.`,
              );
            }
            return {path: specifier, namespace: 'package'};
          });
          onLoad({filter: /.*/, namespace: 'sample'}, ({path: file}) => ({
            contents: texts.get(file) ?? '',
            loader: file.endsWith('x') ? 'tsx' : 'ts',
          }));
          onLoad({filter: /.*/, namespace: 'package'}, ({path: specifier}) => ({
            contents: `module.exports = __stage.load(${JSON.stringify(specifier)});`,
            loader: 'js',
          }));
        },
      },
    ],
  });
  const body = outputFiles[0]?.text ?? '';
  return writeModule(
    folder,
    `import {createStage} from './${stage}';\nexport async function run(observer) {\nconst __stage = createStage(observer);\nconst console = __stage.console;\n${body}}\n`,
  ).replace(/\.js$/, '');
}

/** Returns a file's text with only the lines that are both shown and compiled. All other lines are empty. */
function getShownText({text, firstLine, sample}: ProjectFile): string {
  const shown = new Set(sample.parsed.shownLines);
  return text
    .split('\n')
    .map((line, index) => (shown.has(firstLine + index) ? line : ''))
    .join('\n');
}

/** Writes a module to a file whose name contains a hash of the text. Returns the file's name. */
function writeModule(folder: string, text: string, prefix = ''): string {
  const name = `${prefix}${path.basename(programPath(createDigest(text)))}`;
  const file = path.join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, text);
  }
  return name;
}
