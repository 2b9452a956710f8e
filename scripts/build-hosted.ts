// Builds the site into build-hosted/ with all optional settings: search hosted by Algolia, Google Analytics, a repository for the edit
// links, and the page with all elements of the docs. The tests that use this build replace Algolia and Google Analytics, so the ids and the
// repository below don't have to exist.
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
    SITE_REPOSITORY: 'https://github.com/example/docs',
    SITE_COMMIT: '0123456789abcdef',
    SITE_ELEMENTS: '1',
  },
});
if (error) {
  throw error;
}
process.exitCode = status ?? 1;
