import {expect, test} from 'vitest';
import {createProvider} from '../provider';

const all = {ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

test('createProvider uses the built-in index without environment variables', () => {
  expect(createProvider({PATH: '/usr/bin'})).toEqual({kind: 'embedded'});
  expect(createProvider({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: ''})).toEqual({kind: 'embedded'});
});

test('createProvider uses Algolia if all environment variables are set', () => {
  expect(createProvider(all)).toEqual({kind: 'hosted', appId: 'app', apiKey: 'key', indexName: 'docs'});
});

test('createProvider throws an error with the missing names if only some environment variables are set', () => {
  expect(() => createProvider({...all, ALGOLIA_INDEX_NAME: ''})).toThrowErrorMatchingInlineSnapshot(
    `[Error: The environment variables for Algolia are incomplete. Found ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, missing ALGOLIA_INDEX_NAME. Set all three to search with Algolia, or none to use the built-in index.]`,
  );
  expect(() => createProvider({ALGOLIA_APP_ID: 'app'})).toThrowErrorMatchingInlineSnapshot(
    `[Error: The environment variables for Algolia are incomplete. Found ALGOLIA_APP_ID, missing ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME. Set all three to search with Algolia, or none to use the built-in index.]`,
  );
});
