import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {randomBytes} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {findLimit, type Budgets, type Subject} from '../limits';
import {createBudgets} from '../createBudgets';
import {chooseLargest, countSearchPages} from '../features';
import {describeProblem, findPosition, measureSubjects} from '../measure';

let folder: string;
let budgetsFile: string;

const json = `{
  "posts": 3,
  "searchPages": {"Home": 10},
  "pages": {
    "Home": {"css": 100, "requests": 3},
    "Post": {
      "css": 5,
      "images": 2000
    }
  },
  "features": {"Home": {"css": 7}}
}
`;
// TypeScript doesn't know that these tests don't need the other types.
const budgets = JSON.parse(json) as unknown as Budgets;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  budgetsFile = path.join(folder, 'budgets.json');
  writeFileSync(budgetsFile, json);
  mkdirSync(path.join(folder, 'css'));
  writeFileSync(path.join(folder, 'css/small.css'), 'a{}'.repeat(500));
  writeFileSync(path.join(folder, 'css/large.css'), randomBytes(900).toString('hex'));
  writeFileSync(path.join(folder, 'image.png'), 'x'.repeat(2000));
});

afterEach(() => rmSync(folder, {recursive: true}));

const post: Subject = {
  group: 'pages',
  name: 'Post',
  kind: 'css',
  files: ['css/small.css', 'css/large.css'],
  page: '/blog/post',
};

test('text is measured after compression with Brotli, and images as they are', async () => {
  const [css, images, requests] = await measureSubjects(
    [
      {...post, name: 'Home', files: ['css/small.css']},
      {...post, kind: 'images', files: ['image.png']},
      {group: 'pages', name: 'Home', kind: 'requests', count: 4},
    ],
    budgets,
    folder,
  );
  expect(css).toMatchObject({
    size: brotliCompressSync('a{}'.repeat(500)).length,
    limit: 100,
    isMet: true,
  });
  expect(images).toMatchObject({size: 2000, limit: 2000, isMet: true});
  expect(requests).toMatchObject({size: 4, limit: 3, isMet: false});
});

test('the message names the page, the kind, the limit, the size and the largest files', async () => {
  const [measured] = await measureSubjects([post], budgets, folder);
  expect(measured?.isMet).toBe(false);
  const message = measured && (await describeProblem(measured, folder, budgetsFile));
  const size = (measured?.size ?? 0).toLocaleString('en-GB');
  expect(message?.split('\n')).toEqual([
    `${budgetsFile}:7:7: “Post” loads ${size} bytes of CSS on /blog/post, but the limit is 5 bytes. The largest files are:`,
    expect.stringMatching(/^ +[\d,]+ {2}css\/large\.css$/),
    expect.stringMatching(/^ +\d+ {2}css\/small\.css$/),
    '  “A budget is exceeded” in CONTRIBUTING.md explains what to do.',
  ]);
});

test('the message about requests names the page with the most requests', async () => {
  const [measured] = await measureSubjects(
    [{group: 'pages', name: 'Home', kind: 'requests', count: 4, page: '/'}],
    budgets,
    folder,
  );
  expect(measured && (await describeProblem(measured, folder, budgetsFile))).toBe(
    `${budgetsFile}:5:26: “Home” makes 4 requests on /, but the limit is 3. “A budget is exceeded” in CONTRIBUTING.md explains what to do.`,
  );
});

test('a subject without a limit doesn’t meet its budget', async () => {
  const [measured] = await measureSubjects([{...post, kind: 'fonts', files: ['image.png']}], budgets, folder);
  expect(measured).toMatchObject({size: 2000, limit: undefined, isMet: false});
  expect(measured && (await describeProblem(measured, folder, budgetsFile))).toBe(
    `${budgetsFile}:6:5: “Post” has no limit for \`fonts\`. Its size is 2,000 on /blog/post. Add the limit, or run \`npm run budgets -- --write\`.`,
  );
});

test.each([
  [{group: 'pages', name: 'Home', kind: 'css'}, '5:14'],
  [{group: 'pages', name: 'Post', kind: 'images'}, '8:7'],
  [{group: 'features', name: 'Home', kind: 'css'}, '11:25'],
  [{group: 'features', name: 'Home', kind: 'records'}, '11:16'],
] as const)('the position of %j is %s', (subject, position) => {
  expect(findPosition(json, subject)).toBe(position);
});

test('each new post raises the limits of the list of posts', async () => {
  const list: Subject = {...post, kind: 'requests', count: 5, files: [], page: '/blog'};
  const limits = [2, 3, 5].map(posts => findLimit({...list, name: 'Home', posts}, budgets));
  expect(limits).toEqual([3, 3, 5]);
  expect(findLimit({...list, name: 'Home'}, budgets)).toBe(3);
  expect(createBudgets([{...list, size: 5, posts: 5}]).posts).toBe(5);
});

test('each new page raises the limit of the search records', () => {
  const records: Subject = {group: 'features', name: 'Home', kind: 'css', files: []};
  const limits = [9, 10, 12].map(searchPages => findLimit({...records, searchPages}, budgets));
  expect(limits).toEqual([7, 7, 3007]);
  expect(createBudgets([{...records, size: 5, searchPages: 12}]).searchPages).toEqual({Home: 12});
});

test('the pages in several files with search records are counted', () => {
  writeFileSync(path.join(folder, 'a.json'), '{"pages": [{}, {}]}');
  writeFileSync(path.join(folder, 'b.json'), '{"pages": [{}]}');
  expect(countSearchPages(folder, ['a.json', 'b.json'])).toBe(3);
});

test('the largest alternative is the one with the most bytes before compression', () => {
  expect(
    chooseLargest(folder, [['css/small.css'], ['image.png'], ['css/small.css', 'css/large.css']]),
  ).toEqual(['css/small.css', 'css/large.css']);
});

test('new limits are 3 % above the sizes, but not above the highest limit of docs pages', () => {
  expect(
    createBudgets([
      {group: 'pages', name: 'Docs page', kind: 'css', size: 19_900},
      {group: 'pages', name: 'Post', kind: 'css', size: 20_000},
      {group: 'pages', name: 'Post', kind: 'javaScript', size: 117_000},
      {group: 'pages', name: 'Post', kind: 'requests', size: 17, count: 17},
      {group: 'features', name: 'Playground editor', kind: 'javaScript', size: 150_001},
    ]),
  ).toEqual({
    posts: 0,
    searchPages: {},
    pages: {
      'Docs page': {css: 20_000},
      Post: {css: 20_600, javaScript: 118_000, requests: 17},
    },
    features: {'Playground editor': {javaScript: 154_600}},
  });
});
