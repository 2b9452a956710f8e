import {expect, test} from 'vitest';
import {createProvider} from '../provider';

const all = {ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

test('without settings the site’s own index answers', () => {
  expect(createProvider({PATH: '/usr/bin'})).toEqual({kind: 'embedded'});
  expect(createProvider({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: ''})).toEqual({kind: 'embedded'});
});

test('with all of them Algolia does', () => {
  expect(createProvider(all)).toEqual({kind: 'hosted', appId: 'app', apiKey: 'key', indexName: 'docs'});
});

test('with only some the build stops and says what is missing', () => {
  expect(() => createProvider({...all, ALGOLIA_INDEX_NAME: ''})).toThrowErrorMatchingInlineSnapshot(
    `[Error: Environment: search through Algolia is half configured. Found ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, missing ALGOLIA_INDEX_NAME. Set all three, or none to use the embedded index.]`,
  );
  expect(() => createProvider({ALGOLIA_APP_ID: 'app'})).toThrowErrorMatchingInlineSnapshot(
    `[Error: Environment: search through Algolia is half configured. Found ALGOLIA_APP_ID, missing ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME. Set all three, or none to use the embedded index.]`,
  );
});
