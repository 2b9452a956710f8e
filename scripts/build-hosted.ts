// Builds the site into build-hosted/ with search through Algolia, for the browser tests: the account that it names doesn't exist, a local
// server stands in for it.
import {spawnSync} from 'node:child_process';

const {status, error} = spawnSync('node_modules/.bin/docusaurus', ['build', '--out-dir', 'build-hosted'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_API_KEY: 'test-search-key',
    ALGOLIA_INDEX_NAME: 'test-docs',
  },
});
if (error) {
  throw error;
}
process.exitCode = status ?? 1;
