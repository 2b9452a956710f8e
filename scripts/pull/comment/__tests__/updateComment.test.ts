import {beforeEach, expect, test, vi} from 'vitest';
import {replaceApi, selectPage} from '../../../github/__tests__/replaceApi';
import {updateComment} from '../updateComment';

type Comment = {id: number; body: string; user: {type: string}};

/** What the API that the test replaces contains, and the requests that change it. */
let comments: Comment[];
let changes: string[];
let status: number;

beforeEach(() => {
  comments = [];
  changes = [];
  status = 200;
});

replaceApi(({method, url, isAuthorized, body}) => {
  if (method !== 'GET') {
    changes.push(`${method} ${url.pathname} ${(body as {body: string}).body}`);
  }
  return {status: isAuthorized ? status : 401, content: respond(url)};
});

function respond(url: URL): unknown {
  if (url.pathname === '/repos/owner/name/pulls') {
    const isKnown =
      url.searchParams.get('head') === 'reader:fix/typo' && url.searchParams.get('state') === 'open';
    return isKnown ? [{number: 7, head: {sha: 'abc'}}] : [];
  }
  return selectPage(comments, url);
}

const source = {head: 'reader:fix/typo', commit: 'abc'};
const marker = '<!-- pull request report -->';

test('the first report is a new comment', async () => {
  expect(await updateComment('Report', source)).toBe('Added a comment to pull request 7.');
  expect(changes).toEqual([`POST /repos/owner/name/issues/7/comments ${marker}\nReport`]);
});

test('a later report updates the comment, even if more than 100 other comments come before it', async () => {
  comments = Array.from({length: 130}, (_, id) => ({id, body: 'Thanks', user: {type: 'User'}}));
  comments.push({id: 500, body: `${marker}\nOld`, user: {type: 'Bot'}});
  expect(await updateComment('Report', source)).toBe('Updated the comment on pull request 7.');
  expect(changes).toEqual([`PATCH /repos/owner/name/issues/comments/500 ${marker}\nReport`]);
});

test('a comment of a person that contains a report is left alone', async () => {
  comments = [{id: 1, body: `${marker}\nQuoted`, user: {type: 'User'}}];
  await updateComment('Report', source);
  expect(changes).toEqual([`POST /repos/owner/name/issues/7/comments ${marker}\nReport`]);
});

test.each([
  ['a newer commit', {...source, commit: 'def'}],
  ['a branch without a pull request', {...source, head: 'reader:main'}],
])('a report is dropped if the pull request has %s', async (_, other) => {
  expect(await updateComment('Report', other)).toMatch(/^Posted nothing\./);
  expect(changes).toEqual([]);
});

test('an error of the API is reported with the address and the status', async () => {
  status = 403;
  await expect(updateComment('Report', source)).rejects.toThrow(/GET http.*pulls.*found status 403/);
});

test('a missing environment variable is named', async () => {
  vi.stubEnv('GITHUB_TOKEN', '');
  await expect(updateComment('Report', source)).rejects.toThrow('GITHUB_TOKEN');
});
