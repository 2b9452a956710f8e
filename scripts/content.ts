// Checks the content of Markdown files: front matter, words, dates and code samples. Prints the same messages as `npm test`.
//   npm run content                            checks all pages
//   npm run content -- docs/server/context.md  checks the listed pages
//   --fix   replaces words where there is only one way to fix the problem, and sets the dates of all changed pages to the current day
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {sampleOptions} from '../samples/options';
import {listMarkdownFiles} from '../src/plugins/code-samples/markdownFiles';
import {resolveOptions} from '../src/plugins/code-samples/options';
import {renderProblem, sortProblems} from '../src/plugins/code-samples/problem';
import {Verifier} from '../src/plugins/code-samples/verifier';
import {collectDateProblems, datesFile, writeContentDates} from './content/dates/contentDates';
import {collectFrontMatterProblems, type MarkdownFile} from './content/frontMatter';
import {applyFixes, createWordCheck} from './content/wordProblems';

const {contentFolders} = sampleOptions;
const siteDir = path.resolve(import.meta.dirname, '..');
const {values, positionals} = parseArgs({allowPositionals: true, options: {fix: {type: 'boolean'}}});
void main();

async function main(): Promise<void> {
  const all = listMarkdownFiles(siteDir, contentFolders);
  const selected = positionals.length === 0 ? all : positionals.map(name => findFile(name, all));
  const checkWords = createWordCheck();
  if (values.fix) {
    for (const page of readPages(selected)) {
      const fixed = applyFixes(page.markdown, await checkWords([page]));
      if (fixed !== page.markdown) {
        writeFileSync(path.join(siteDir, page.file), fixed);
      }
    }
    writeContentDates(siteDir);
  }
  const pages = readPages(selected);
  const verifier = new Verifier(resolveOptions(sampleOptions, siteDir), {withTypes: false});
  const verified = await verifier.verify(selected);
  verifier.close();
  const problems = sortProblems([
    // Titles and descriptions have to be unique, so the other pages are needed too.
    ...collectFrontMatterProblems(readPages(all)).filter(({file}) => selected.includes(file)),
    ...(await checkWords(pages)),
    ...collectDateProblems(siteDir).filter(({file}) => selected.includes(file) || file === datesFile),
    ...verified.flatMap(({result}) => result.problems),
  ]);
  const markdown = new Map(pages.map(page => [page.file, page.markdown]));
  for (const problem of problems) {
    console.error(renderProblem(problem, markdown.get(problem.file) ?? ''));
  }
  console.log(`${pages.length} files, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function readPages(files: readonly string[]): MarkdownFile[] {
  return files.map(file => ({file, markdown: readFileSync(path.join(siteDir, file), 'utf8')}));
}

function findFile(name: string, all: readonly string[]): string {
  const file = path.relative(siteDir, path.resolve(name)).split(path.sep).join('/');
  if (!all.includes(file)) {
    const reason = existsSync(path.join(siteDir, file)) ? 'not a Markdown page' : 'file not found';
    throw new Error(`${file}: ${reason}. Pass the paths of Markdown files in ${contentFolders.join(', ')}.`);
  }
  return file;
}
