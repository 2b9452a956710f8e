import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {editableOptions, elementsFolder, sampleOptions} from '../samples/options';
import {countSamples, type SampleCount} from '../src/plugins/code-samples/count';
import {describeEditableSamples} from '../src/plugins/code-samples/editable/report';
import {SiteProjects} from '../src/plugins/code-samples/editable/siteProjects';
import {listMarkdownFiles} from '../src/plugins/code-samples/markdownFiles';
import {resolveOptions} from '../src/plugins/code-samples/options';
import {formatCount, listProblemCounts, renderProblem} from '../src/plugins/code-samples/problem';
import {Verifier, type VerifiedPage} from '../src/plugins/code-samples/verifier';
import {watchMarkdown} from './samples/watchMarkdown';

const usage = `Type-checks and runs the code samples in Markdown files.

  npm run samples                            checks all pages
  npm run samples -- docs/server/context.md  checks the listed pages

Options:
  --watch     checks a page again whenever you save it
  --types     also collects the types that the pages show, so that the next build takes them from the cache
  --editable  lists the samples that readers can't edit, with the reasons
  --json      prints how many samples were checked and run, as JSON
  --help      prints this text`;

const contentFolders = [...sampleOptions.contentFolders, elementsFolder];
const siteDir = path.resolve(import.meta.dirname, '..');
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    watch: {type: 'boolean'},
    json: {type: 'boolean'},
    types: {type: 'boolean'},
    editable: {type: 'boolean'},
    help: {type: 'boolean', short: 'h'},
  },
});
const verifier = new Verifier(resolveOptions(sampleOptions, siteDir), {withTypes: values.types ?? false});
void main();

async function main(): Promise<void> {
  if (values.help) {
    console.log(usage);
    verifier.close();
    return;
  }
  const files = selectFiles(positionals);
  if (values.editable) {
    await reportEditable(files);
    return;
  }
  const start = performance.now();
  const verified = await verifier.verify(files);
  if (positionals.length === 0) {
    verifier.prune();
  }
  report(verified, performance.now() - start);
  if (values.watch) {
    watchFiles();
  } else {
    verifier.close();
  }
}

/** Prints which samples readers can edit. The samples aren't checked. */
async function reportEditable(files: readonly string[]): Promise<void> {
  const projects = new SiteProjects(resolveOptions({...sampleOptions, editable: editableOptions}, siteDir));
  const pages = await Promise.all(files.map(file => projects.create(file)));
  const versionNames = sampleOptions.versions.map(({name}) => name);
  console.log(describeEditableSamples(pages, versionNames, {withReasons: true}).join('\n'));
}

function selectFiles(names: readonly string[]): string[] {
  if (names.length === 0) {
    return listMarkdownFiles(siteDir, contentFolders);
  }
  return names.map(name => {
    const file = path.relative(siteDir, path.resolve(name)).split(path.sep).join('/');
    if (!existsSync(path.join(siteDir, file))) {
      throw new Error(
        `${file}: file not found. Pass the paths of Markdown files in ${contentFolders.join(', ')}.`,
      );
    }
    return file;
  });
}

function report(verified: readonly VerifiedPage[], milliseconds: number): void {
  const problems = verified.flatMap(({result}) => result.problems);
  const count = countSamples(
    verified.map(({result}) => result),
    sampleOptions.versions.map(({name}) => name),
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (values.json) {
    console.log(JSON.stringify({...count, problems: problems.length}, null, 2));
    return;
  }
  if (problems.length > 0) {
    const messages = verified.flatMap(({markdown, result}) =>
      result.problems.map(problem => renderProblem(problem, markdown)),
    );
    console.error(`${messages.join('\n')}\n`);
  }
  for (const version of count.versions) {
    console.log(renderCount(version));
  }
  const uncachedCount = verified.filter(({isCached}) => !isCached).length;
  const summary = `${formatCount(verified.length, 'file')} (${uncachedCount} new or changed), ${formatCount(problems.length, 'problem')}, ${(milliseconds / 1000).toFixed(1)} s`;
  console.log([summary, ...listProblemCounts(problems)].join('\n'));
}

function renderCount({version, samples, checked, run, notRun}: SampleCount & {version: string}): string {
  const reasons = notRun.map(({reason, samples: number}) => `\n      ${number} not run: ${reason}`);
  return `${version.padStart(4)}  ${samples} samples, ${checked} checked, ${run} run${reasons.join('')}`;
}

function watchFiles(): void {
  const selected = new Set(selectFiles(positionals));
  let running: Promise<void> = Promise.resolve();
  const verifySaved = async (files: readonly string[]) => {
    const start = performance.now();
    report(await verifier.verify(files), performance.now() - start);
  };
  watchMarkdown(siteDir, saved => {
    const files = positionals.length === 0 ? saved : saved.filter(file => selected.has(file));
    if (files.length > 0) {
      running = running.then(() => verifySaved(files));
    }
  });
  console.log('Waiting for changes. Press Ctrl+C to stop.');
}
