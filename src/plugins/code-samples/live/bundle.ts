import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {programPath} from '../../../shared/programs';
import {createDigest} from '../digest';
import type {Project, ProjectFile} from '../page';
import {isRelative, resolveRelative} from '../resolve';
import {repository} from '../versions';

/** Names under which `samples/v10/page/stage.ts` offers packages. */
const PACKAGES = ['@trpc/client', '@trpc/server', '@trpc/server/adapters/standalone', 'zod'];
/** One module that all programs share. It is downloaded once. */
const stageEntry = 'samples/v10/page/stage.ts';

/** Bundles the stage of programs, with its packages, into `folder`. Returns the file's name. */
export async function bundleStage(folder: string): Promise<string> {
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    entryPoints: [path.join(repository, stageEntry)],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      // As on a server that is live: answers carry no stack.
      'globalThis.process.env.NODE_ENV': '"production"',
      // `initTRPC.create()` refuses to run where a window is, except under a test runner.
      'globalThis.process.env.JEST_WORKER_ID': '"1"',
    },
  });
  return writeModule(folder, outputFiles[0]?.text ?? '', 'stage-');
}

/**
 * Bundles the shown lines of some files of a project into a module with a function `run` (see `Program`), and writes it into `folder`.
 * Each run evaluates the files anew, in their order. Returns the digest of the module. Throws when a file imports what the page
 * doesn't have.
 */
export async function bundleProgram(
  project: Project,
  files: readonly ProjectFile[],
  stage: string,
  folder: string,
): Promise<string> {
  const {build} = await import('esbuild');
  const texts = new Map(project.files.map(file => [file.path, shownText(file)]));
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
            if (!PACKAGES.includes(specifier)) {
              throw new Error(
                `a program of the page imports what the page doesn't have. Found '${specifier}', expected one of ${PACKAGES.join(', ')}.`,
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

/** The lines that the reader sees and that are part of the program; all others are empty. */
function shownText({text, firstLine, sample}: ProjectFile): string {
  const shown = new Set(sample.parsed.shownLines);
  return text
    .split('\n')
    .map((line, index) => (shown.has(firstLine + index) ? line : ''))
    .join('\n');
}

/** Writes a module under a name that its content makes. Returns the name. */
function writeModule(folder: string, text: string, prefix = ''): string {
  const name = `${prefix}${path.basename(programPath(createDigest(text)))}`;
  const file = path.join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, text);
  }
  return name;
}
