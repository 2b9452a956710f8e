import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Problem} from '../../../../src/plugins/code-samples/problem';
import {
  collectDateProblems,
  compareDates,
  datesFile,
  keepDatesDuring,
  parseContentDates,
  removeContentDate,
  renderContentDates,
  updateContentDates,
  writeContentDates,
  type ContentDates,
} from '../contentDates';
import {hashPages} from '../hashPages';
import {createSmallTree} from '../../../page/__tests__/smallTree';
import {movePage} from '../../../page/movePage';
import {removePage} from '../../../page/removePage';

const dates: ContentDates = {
  'docs/context.md': {date: '2026-11-20', hash: 'aaa'},
  'docs/router.md': {date: '2026-11-21', hash: 'bbb'},
};

const createAdvice = (...files: string[]) =>
  `Run \`${['npm run content -- --fix', ...files].join(' ')}\` and commit contentDates.json.`;

function describeProblem({file, line, column, message, advice: fix}: Problem): string {
  return `${file}:${line}:${column}: error: ${message} ${fix}`;
}

test('contentDates.json has the date of each page’s last change', () => {
  const problems = collectDateProblems(process.cwd()).map(describeProblem);
  expect(problems, problems.join('\n')).toEqual([]);
  const stored = parseContentDates(readFileSync(datesFile, 'utf8'));
  expect(Object.keys(stored).length).toBeGreaterThan(100);
  const today = new Date().toISOString().slice(0, 10);
  for (const [file, {date}] of Object.entries(stored)) {
    expect(new Date(date).toISOString().slice(0, 10), file).toBe(date);
    expect(date <= today, `${file}: ${date} is in the future`).toBe(true);
  }
});

test('no page sets a date in its front matter, which would replace the date in contentDates.json', () => {
  const pages = [...hashPages(process.cwd()).keys()];
  expect(pages.filter(file => /^last_update:/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('only a page with a new text gets the new date', () => {
  const hashes = new Map([
    ['docs/context.md', 'aaa'],
    ['docs/router.md', 'changed'],
    ['docs/new.md', 'new'],
  ]);
  expect(updateContentDates(hashes, dates, '2026-12-01')).toEqual({
    'docs/context.md': {date: '2026-11-20', hash: 'aaa'},
    'docs/router.md': {date: '2026-12-01', hash: 'changed'},
    'docs/new.md': {date: '2026-12-01', hash: 'new'},
  });
});

test('a page that was moved or copied keeps its date, and the line of its old path is removed', () => {
  const hashes = new Map([['docs/server/context.md', 'aaa']]);
  expect(updateContentDates(hashes, dates, '2026-12-01')).toEqual({
    'docs/server/context.md': {date: '2026-11-20', hash: 'aaa'},
  });
});

test('after a page has moved, it and the pages that link to it keep their dates, but not pages that had changed before', async () => {
  const {folder, files} = createSmallTree();
  const [from, to, changed] = ['docs/server/context.md', 'docs/guides/request.md', 'docs/server/router.md'];
  const known = updateContentDates(hashPages(folder), {}, '2026-11-20');
  writeFileSync(
    path.join(folder, datesFile),
    renderContentDates({...known, [changed]: {date: '2026-11-20', hash: 'old'}}),
  );
  await movePage(files, {from, to, slug: 'guides/request'});
  keepDatesDuring(folder, {from, to}, () => files.save());
  const dates = parseContentDates(readFileSync(path.join(folder, datesFile), 'utf8'));
  expect(compareDates(hashPages(folder), dates).map(({file}) => file)).toEqual([changed]);
  expect(Object.keys(dates).sort()).toEqual(
    Object.keys(known)
      .map(file => (file === from ? to : file))
      .sort(),
  );
  expect(Object.values(dates).every(({date}) => date === '2026-11-20')).toBe(true);
  rmSync(folder, {recursive: true});
});

test('after a page has been removed, only its date is gone', async () => {
  const {folder, files} = createSmallTree();
  const removed = 'docs/server/context.md';
  const known = updateContentDates(hashPages(folder), {}, '2026-11-20');
  writeFileSync(path.join(folder, datesFile), renderContentDates(known));
  await removePage(files, {file: removed, to: 'docs/server/router.md'});
  files.save();
  removeContentDate(folder, removed);
  const dates = parseContentDates(readFileSync(path.join(folder, datesFile), 'utf8'));
  expect(Object.keys(dates)).toEqual(Object.keys(known).filter(page => page !== removed));
  expect(compareDates(hashPages(folder), dates).filter(({file}) => file === datesFile)).toEqual([]);
  rmSync(folder, {recursive: true});
});

test('writing the dates returns the pages whose texts have changed', () => {
  const {folder} = createSmallTree();
  const page = 'docs/server/context.md';
  writeFileSync(path.join(folder, datesFile), renderContentDates({}));
  expect(writeContentDates(folder)).toContain(page);
  expect(writeContentDates(folder)).toEqual([]);
  const file = path.join(folder, page);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nMore text.\n`);
  expect(writeContentDates(folder)).toEqual([page]);
  rmSync(folder, {recursive: true});
});

test('a changed page, a new page and a removed page are reported with the command that fixes them', () => {
  const hashes = new Map([
    ['docs/context.md', 'changed'],
    ['docs/new.md', 'new'],
  ]);
  expect(compareDates(hashes, dates).map(describeProblem)).toEqual([
    `docs/context.md:1:1: error: The page or one of its partials has changed since its date was written. Found 2026-11-20 in contentDates.json. ${createAdvice('docs/context.md')}`,
    `docs/new.md:1:1: error: The page has no date. Found no line for it in contentDates.json, expected the day of its last change. ${createAdvice('docs/new.md')}`,
    `contentDates.json:1:1: error: A page is missing. Found a date of docs/router.md, which doesn't exist. ${createAdvice()}`,
  ]);
});

test('the file has a line for each page', () => {
  const text = renderContentDates(dates);
  expect(text.split('\n')).toHaveLength(5);
  expect(parseContentDates(text)).toEqual(dates);
});

test('a merge conflict in the file is reported with a way out', () => {
  expect(() => parseContentDates('<<<<<<< HEAD')).toThrow(
    'keep either side and run `npm run content -- --fix`',
  );
});
