import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {getContentFolder, getDocsRoute, type DocsVersion} from '../../src/shared/docsVersions';
import {getApiFiles} from '../api-coverage/apiFiles';
import {datesFile} from '../content/dates/contentDates';
import {copyDates} from './copyDates';
import {listGroups, lockFile, readLock, renderLock} from '../routes-lock/lock';
import {createRows} from './createRows';

const tableFile = 'docsVersions.json';
const exceptionsFile = 'scripts/audit/exceptions.json';

/**
 * Adds everything that a version needs after `docusaurus docs:version`: its row in docsVersions.json, a folder with the packages that its
 * samples are checked against, and the data that the tests compare it with. All of these are copies of what belongs to the version in
 * `docs/`. Nothing has to be added to the page maps, because the new version has the same pages as `docs/`.
 * @param siteDir the folder of the site, in which all files are changed
 * @param currentLabel the new label of the version in `docs/`; by default, its label doesn't change
 * @returns a description of each change
 * @throws if the version can't be added, before any file is changed
 */
export async function addDocsVersion(
  siteDir: string,
  name: string,
  currentLabel?: string,
): Promise<string[]> {
  const {rows, added, current} = createRows(
    readJson<DocsVersion[]>(siteDir, tableFile),
    readJson<string[]>(siteDir, 'versions.json'),
    {name, currentLabel},
  );
  if (existsSync(path.join(siteDir, added.samples))) {
    throw new Error(`${added.samples}: the folder exists, but no version uses it. Delete it.`);
  }
  await writeJson(siteDir, tableFile, rows);
  // Docusaurus writes these files without the format that the checks expect.
  const written = ['versions.json', `versioned_sidebars/version-${name}-sidebars.json`];
  for (const file of written) {
    await writeJson(siteDir, file, readJson(siteDir, file));
  }
  copySamples(siteDir, current, added);
  copyApiFiles(siteDir, current, added);
  return [
    `${tableFile}: added ${name} at ${getDocsRoute(added)}, with the banner "${added.banner}"`,
    `${written.join(', ')}: formatted`,
    `${added.samples}: copied the packages and the reference app from ${current.samples}`,
    `scripts/api-coverage: copied the lists of the API that the pages have to document`,
    `${getContentFolder(added)}: changed the links in ${rewriteLinks(siteDir, current, added)} files, which led to pages of docs/`,
    `${datesFile}: added the dates of ${copyDates(siteDir, current, added)} pages`,
    `${lockFile}: added ${await copyRoutes(siteDir, current, added)} pages`,
    `${exceptionsFile}: added ${await copyExceptions(siteDir, current, added)} exceptions for the new samples folder`,
  ];
}

/** Copies the samples folder without the installed packages and without the tutorial's application, whose tests only follow `docs/`. */
function copySamples(siteDir: string, current: DocsVersion, added: DocsVersion): void {
  const source = path.join(siteDir, current.samples);
  const target = path.join(siteDir, added.samples);
  cpSync(source, target, {
    recursive: true,
    filter: file => !['node_modules', 'tasks', '.virtual'].includes(path.relative(source, file)),
  });
  for (const file of ['package.json', 'package-lock.json'].map(name => path.join(target, name))) {
    const text = readFileSync(file, 'utf8')
      .replaceAll(`"samples-${path.basename(source)}"`, `"samples-${path.basename(target)}"`)
      .replace(`docs ${current.label}`, `docs ${added.label}`);
    writeFileSync(file, text);
  }
}

function copyApiFiles(siteDir: string, current: DocsVersion, added: DocsVersion): void {
  const [source, target] = [getApiFiles(current.name), getApiFiles(added.name)];
  cpSync(path.join(siteDir, source.api), path.join(siteDir, target.api));
  cpSync(path.join(siteDir, source.pages), path.join(siteDir, target.pages));
}

/**
 * Changes links to routes of `docs/`, such as `](/docs/adapters)`, into links to the same pages of the new version. Links to files don't
 * have to change. Returns the number of changed files.
 */
function rewriteLinks(siteDir: string, current: DocsVersion, added: DocsVersion): number {
  const folder = path.join(siteDir, getContentFolder(added));
  const lock = readLock(siteDir);
  const ownRoutes = listGroups(lock, current).flatMap(group => Object.keys(lock.pages[group] ?? {}));
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(name => /\.mdx?$/.test(name))
    .map(name => path.join(folder, name));
  return files.filter(file => {
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(/(\]\()(\/docs[^)#\s]*)/g, (link, start: string, route: string) =>
      ownRoutes.includes(route) ? start + moveRoute(route, current, added) : link,
    );
    writeFileSync(file, changed);
    return changed !== text;
  }).length;
}

/** Adds the pages of the new version, with their anchors, to the lock file. Returns their number. */
async function copyRoutes(siteDir: string, current: DocsVersion, added: DocsVersion): Promise<number> {
  const lock = readLock(siteDir);
  const copied = listGroups(lock, current).map(group => {
    const pages = Object.entries(lock.pages[group] ?? {});
    const moved = pages.map(([route, anchors]) => [moveRoute(route, current, added), anchors] as const);
    return [group.replace(current.name, added.name), Object.fromEntries(moved)] as const;
  });
  const pages = {...lock.pages, ...Object.fromEntries(copied)};
  writeFileSync(path.join(siteDir, lockFile), await renderLock({...lock, pages}));
  return copied.flatMap(([, group]) => Object.keys(group)).length;
}

function moveRoute(route: string, from: DocsVersion, to: DocsVersion): string {
  return getDocsRoute(to) + route.slice(getDocsRoute(from).length);
}

/** Copies the exceptions of `npm audit`, because the new folder has the same packages. Returns their number. */
async function copyExceptions(siteDir: string, current: DocsVersion, added: DocsVersion): Promise<number> {
  const exceptions = readJson<{folder: string}[]>(siteDir, exceptionsFile);
  const copied = exceptions
    .filter(({folder}) => folder === current.samples)
    .map(exception => ({...exception, folder: added.samples}));
  await writeJson(siteDir, exceptionsFile, [...exceptions, ...copied]);
  return copied.length;
}

function readJson<Content>(siteDir: string, file: string): Content {
  // TypeScript doesn't know the formats of the files.
  return JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as Content;
}

async function writeJson(siteDir: string, name: string, content: unknown): Promise<void> {
  const file = path.join(siteDir, name);
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(content), {...options, parser: 'json'}));
}
