import {beforeEach, expect, test} from 'vitest';
import {replaceApi, selectPage} from '../../github/__tests__/replaceApi';
import {updateIssue} from '../issue';

type Issue = {number: number; body: string | null; user: {type: string}; pull_request?: object};

/** The open issues of the API that the test replaces, and the requests that change something. */
let issues: Issue[];
let changes: {request: string; body: unknown}[];

beforeEach(() => {
  issues = [];
  changes = [];
});

replaceApi(({method, url, body: change}) => {
  if (method !== 'GET') {
    changes.push({request: `${method} ${url.pathname}`, body: change});
  }
  return {content: url.searchParams.get('state') === 'open' ? selectPage(issues, url) : {}};
});

const body = '<!-- external links -->\nReport';
const earlier: Issue = {number: 4, body: '<!-- external links -->\nOld', user: {type: 'Bot'}};
const path = '/repos/owner/name/issues';

test('broken links without an issue create it', async () => {
  const message = await updateIssue('Report', {brokenCount: 2, isComplete: true});
  expect(message).toBe('Created the issue about broken links.');
  expect(changes).toEqual([
    {request: `POST ${path}`, body: {title: '2 links to other sites are broken', body}},
  ]);
});

test('broken links update the open issue, even if more than 100 other issues come before it', async () => {
  issues = Array.from({length: 130}, (_, number) => ({number, body: null, user: {type: 'User'}}));
  issues.push({...earlier, number: 500});
  expect(await updateIssue('Report', {brokenCount: 1, isComplete: false})).toBe('Updated issue 500.');
  expect(changes).toEqual([
    {request: `PATCH ${path}/500`, body: {title: 'A link to another site is broken', body}},
  ]);
});

test('the issue is closed when all links work', async () => {
  issues = [earlier];
  await updateIssue('Report', {brokenCount: 0, isComplete: true});
  expect(changes).toEqual([
    {request: `PATCH ${path}/4`, body: {body, state: 'closed', state_reason: 'completed'}},
  ]);
});

test('the issue stays open if some links weren’t checked', async () => {
  issues = [earlier];
  expect(await updateIssue('Report', {brokenCount: 0, isComplete: false})).toContain('open');
  expect(changes).toEqual([]);
});

test('without broken links and without an issue, nothing happens', async () => {
  await updateIssue('Report', {brokenCount: 0, isComplete: true});
  expect(changes).toEqual([]);
});

test('issues of people and pull requests are left alone', async () => {
  issues = [
    {...earlier, user: {type: 'User'}},
    {...earlier, pull_request: {}},
  ];
  await updateIssue('Report', {brokenCount: 0, isComplete: true});
  expect(changes).toEqual([]);
});
