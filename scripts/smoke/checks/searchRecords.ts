import {docsVersions, getDocsRoute, getSearchTag} from '../../../src/shared/docsVersions';
import {recordsFormat, recordsPath, type RecordsFile} from '../../../src/shared/search';
import {trimSlash} from '../../../src/shared/paths';
import {collectRoutes} from '../expectations';
import {describeStatus, toPath, type Check, type Site} from '../site';

/** The search records of every docs version can be loaded and contain the version's start page. So do the records of the other pages. */
export const checkSearchRecords: Check = async site => {
  const groups: [tag: string, route: string][] = [
    ...docsVersions.map((version): [string, string] => [getSearchTag(version), getDocsRoute(version)]),
    ['default', '/'],
  ];
  return (
    await Promise.all(
      groups.map(([tag, route]) =>
        checkRecords(site, toPath(site, `/${recordsPath(tag)}`), toPath(site, route)),
      ),
    )
  ).flat();
};

async function checkRecords(site: Site, path: string, startPage: string): Promise<string[]> {
  const reply = await site.request(path);
  if (reply.status !== 200) {
    return [`${path}: search doesn't work. Found ${describeStatus(reply)}, expected the search records.`];
  }
  const records = parseRecords(reply.text);
  if (records?.format !== recordsFormat) {
    return [
      `${path}: search doesn't work. Found ${JSON.stringify(reply.text.slice(0, 40))}, expected search records in the format ${recordsFormat}. Deploy the whole build of this commit.`,
    ];
  }
  const paths = new Set(records.pages.map(page => trimSlash(page.path)));
  const known = new Set(collectRoutes().map(route => trimSlash(toPath(site, route))));
  const unknown = [...paths].filter(page => !known.has(page));
  return [
    ...(paths.has(trimSlash(startPage))
      ? []
      : [`${path}: search doesn't find all pages. Found no ${startPage}, expected it in the records.`]),
    ...(unknown.length > 0
      ? [
          `${path}: search finds pages that don't exist. Found ${unknown.slice(0, 3).join(', ')}, expected only pages in routes.lock.json. If the pages are new, run \`npm run page -- lock\` and commit the file. Otherwise, deploy the whole build of this commit.`,
        ]
      : []),
  ];
}

function parseRecords(text: string): RecordsFile | undefined {
  try {
    // The caller checks the format.
    return JSON.parse(text) as RecordsFile;
  } catch {
    return undefined;
  }
}
