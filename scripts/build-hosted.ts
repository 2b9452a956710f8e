// Builds the site into build-hosted/ with search through Algolia and with page views, for the browser tests: the accounts that it names
// don't exist, and the tests stand in for both services.
import {spawnSync} from 'node:child_process';

const {status, error} = spawnSync('node_modules/.bin/docusaurus', ['build', '--out-dir', 'build-hosted'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_API_KEY: 'test-search-key',
    ALGOLIA_INDEX_NAME: 'test-docs',
    GOOGLE_ANALYTICS_ID: 'G-TEST1234',
  },
});
if (error) {
  throw error;
}
process.exitCode = status ?? 1;
