import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {editableOptions, sampleOptions} from '../samples/options';
import {createPageCheckOptions} from '../src/config/pageChecks';
import {listReasons} from '../src/plugins/code-samples/editable/report';
import {SiteProjects} from '../src/plugins/code-samples/editable/siteProjects';
import {resolveOptions} from '../src/plugins/code-samples/options';
import {formatCount, listProblemCounts, sortProblems} from '../src/plugins/code-samples/problem';
import {Verifier} from '../src/plugins/code-samples/verifier';
import type {MarkdownFile} from '../src/plugins/page-checks/frontMatter';
import {PageChecks} from '../src/plugins/page-checks/pageChecks';
import {redirectsFile} from '../src/config/responseHeaders';
import {parseTable} from '../src/plugins/redirects/table';
import {collectAddressProblems} from './content/addresses';
import {collectDateProblems, datesFile, writeContentDates} from './content/dates/contentDates';
import {writeEditorFiles} from './content/editorFiles';
import {collectSymbolLinkProblems} from './content/symbolLinkProblems';
import {applyFixes, createWordCheck} from './content/wordProblems';
import {lockFile, readLock} from './routes-lock/lock';

const usage = `Checks the content of Markdown files: front matter, syntax, components, links, anchors, images, tags, words, dates and
code samples. Also checks the sidebars. Prints the same messages as npm start and npm test.

  npm run content                            checks all pages
  npm run content -- docs/server/context.md  checks the listed pages, and lists their samples that readers can't edit

Options:
  --fix   replaces words that have only one good replacement, but never corrects the spelling, sets the dates of all
          changed pages to the current day, and writes the files with which editors complete front matter
  --help  prints this text`;

const siteDir = path.resolve(import.meta.dirname, '..');
void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {fix: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}},
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const checks = new PageChecks(siteDir, createPageCheckOptions(siteDir));
  const all = checks.listCheckedFiles();
  const chosen = positionals.length === 0 ? all : positionals.map(name => findFile(name, all));
  const selected = chosen.filter(file => checks.listFiles().includes(file));
  if (positionals.length === 0) {
    console.log(`Checking ${formatCount(chosen.length, 'file')}. The first time, this takes some minutes.`);
  }
  const checkWords = createWordCheck();
  if (values.fix) {
    for (const page of readPages(selected)) {
      const fixed = applyFixes(page.markdown, await checkWords([page]));
      if (fixed !== page.markdown) {
        writeFileSync(path.join(siteDir, page.file), fixed);
      }
    }
    const dated = writeContentDates(siteDir);
    if (dated.length > 0) {
      console.log(`${datesFile}: wrote the dates of ${dated.join(', ')}`);
    }
    await writeEditorFiles(siteDir);
  }
  const pages = readPages(selected);
  const verifier = new Verifier(resolveOptions(sampleOptions, siteDir), {withTypes: false});
  const verified = await verifier.verify(selected);
  verifier.close();
  const sorted = sortProblems([
    ...chosen.flatMap(file => checks.check(file)),
    ...(await checkWords(pages)),
    ...collectAddressProblems(siteDir, checks, readLock(siteDir), readOldAddresses()).filter(
      ({file}) => chosen.includes(file) || (positionals.length === 0 && file === lockFile),
    ),
    ...verified.flatMap(({result}) => result.problems),
    ...collectSymbolLinkProblems().filter(({file}) => chosen.includes(file)),
  ]);
  // Dates come last, because the author writes them after all other corrections.
  const problems = [
    ...sorted,
    ...collectDateProblems(siteDir).filter(
      ({file}) => selected.includes(file) || (positionals.length === 0 && file === datesFile),
    ),
  ];
  for (const problem of problems) {
    console.error(checks.render(problem));
  }
  console.log(
    [
      `${formatCount(chosen.length, 'file')}, ${formatCount(problems.length, 'problem')}`,
      ...listProblemCounts(problems),
    ].join('\n'),
  );
  const reasons = positionals.length === 0 ? [] : await listNotEditable(selected);
  if (reasons.length > 0) {
    console.log(
      [
        `\nReaders can't edit these samples. If the editor should have a package, add it in samples/playgroundOptions.ts.`,
        ...reasons.map(reason => `  ${reason}`),
      ].join('\n'),
    );
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Lists the samples without an editor. This isn't a problem, but authors of new samples don't notice it otherwise. */
async function listNotEditable(files: readonly string[]): Promise<string[]> {
  const projects = new SiteProjects(resolveOptions({...sampleOptions, editable: editableOptions}, siteDir));
  const pages = await Promise.all(files.map(file => projects.create(file)));
  return pages.flatMap(({file, samples}) => listReasons(file, samples));
}

function readPages(files: readonly string[]): MarkdownFile[] {
  return files.map(file => ({file, markdown: readFileSync(path.join(siteDir, file), 'utf8')}));
}

/** Reads the addresses that are redirected. */
function readOldAddresses(): string[] {
  const text = readFileSync(path.join(siteDir, redirectsFile), 'utf8');
  return parseTable(text, redirectsFile).map(({from}) => from);
}

function findFile(name: string, all: readonly string[]): string {
  const file = path.relative(siteDir, path.resolve(name)).split(path.sep).join('/');
  if (!all.includes(file)) {
    const reason = existsSync(path.join(siteDir, file))
      ? 'not a page or a file with sidebars'
      : 'file not found';
    throw new Error(
      `${file}: ${reason}. Pass the paths of Markdown files in ${sampleOptions.contentFolders.join(', ')}.`,
    );
  }
  return file;
}
