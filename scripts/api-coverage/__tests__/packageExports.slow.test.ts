import {expect, test} from 'vitest';
import api10 from '../api-10.x.json';
import api9 from '../api-9.x.json';
import {readPackageExports} from '../packageExports';
import {listExports} from '../reference';

const versions = [
  {
    name: '10.x',
    folder: 'samples/v10',
    packages: ['@trpc/server', '@trpc/client', '@trpc/react-query', '@trpc/next'],
    api: api10,
  },
  {
    name: '9.x',
    folder: 'samples/v9',
    packages: ['@trpc/server', '@trpc/client', '@trpc/react', '@trpc/next'],
    api: api9,
  },
];

// If a package has a new export, add it to `exports` in the version's `api-….json` and to a page in `pages-….json`. If readers have no
// reason to use the export, add it to `internal` instead.
test.each(versions)(
  'the API list of $name has exactly the exports of the installed packages',
  {timeout: 60_000},
  version => {
    expect(listExports(version.api)).toEqual(readPackageExports(version.folder, version.packages));
  },
);
