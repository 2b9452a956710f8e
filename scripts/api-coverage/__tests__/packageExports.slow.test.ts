import {expect, test} from 'vitest';
import {docsVersions} from '../../../src/shared/docsVersions';
import {readApi} from '../apiFiles';
import {readPackageExports} from '../packageExports';
import {listExports} from '../reference';

// If a package has a new export, add it to `exports` in the version's `api-….json` and to a page in `pages-….json`. If readers have no
// reason to use the export, add it to `internal` instead.
test.each(docsVersions)(
  'the API list of $label has exactly the exports of the installed packages',
  {timeout: 60_000},
  version => {
    const exported = listExports(readApi(version));
    const packages = new Set(Object.keys(exported).map(name => name.split('/').slice(0, 2).join('/')));
    expect([...packages]).toEqual(expect.arrayContaining(['@trpc/server', '@trpc/client', '@trpc/next']));
    expect(exported).toEqual(readPackageExports(version.samples, [...packages]));
  },
);
