import path from 'node:path';
import {stringify} from 'yaml';
import {sampleOptions} from '../../samples/options';
import {renderProblem} from '../../src/plugins/code-samples/problem';
import {frontMatterFields} from '../../src/config/frontMatter';
import {collectFrontMatterProblems} from '../../src/plugins/page-checks/frontMatter';
import {addToLock, expectFreeRoute, readSiteLock, removeRedirect, renderTemplate} from './addresses';
import {findDocsPage, getRoute, isPartial, locateDocsFile, readDocsPage} from './docsPages';
import type {Report} from './movePage';
import {updatePageMaps} from './pageMap';
import {addToPagesWithoutChanges} from './pagesWithoutChanges';
import {addToSidebar, listSidebarIds, type Place} from './sidebars';
import type {SiteFiles} from './siteFiles';

export type NewRequest = {
  file: string;
  title: string;
  description: string;
  /** The path below the route of the version. By default, it's the name of the file. */
  slug?: string;
  /** The place in the sidebar. By default, the page follows the last listed page of the same folder. */
  place?: Place;
  /** The page on the same subject in the next older version, as a path below the route of that version, perhaps with an anchor. */
  counterpart?: string;
};

/** Adds a page with front matter and a first text, and its entries in the sidebar and in the site's data. */
export async function newPage(files: SiteFiles, request: NewRequest): Promise<Report> {
  const {file, title, description} = request;
  const {version, id} = locateDocsFile(files, file);
  if (files.exists(file)) {
    throw new Error(`${file}: the file exists. Pass the path of a new file.`);
  }
  if (isPartial(file)) {
    throw new Error(
      `${file}: names of pages and their folders don't begin with an underscore, because it marks partials.`,
    );
  }
  const slug = request.slug ?? path.posix.basename(id);
  const route = getRoute(version, slug);
  expectFreeRoute(files, route);
  const place = request.place ?? findPlace(files, file);
  files.write(
    file,
    renderTemplate({
      title: formatYaml(title),
      slug,
      description: formatYaml(description),
      text: description.trim(),
      next: renderNeighbour(files, file, place),
    }),
  );
  expectValidFrontMatter(files, file);
  await addToSidebar(files, version, id, place);
  await updatePageMaps(files, readSiteLock(files), version, {
    to: slug,
    counterpart: request.counterpart ?? null,
  });
  await addToLock(files, version, route, ['Next']);
  const oldTarget = await removeRedirect(files, route);
  if (version.changes) {
    await addToPagesWithoutChanges(files, route);
  }
  return {
    steps: [
      `${file}: added, with the route ${route}`,
      ...(oldTarget === undefined ? [] : [`${route}: no longer redirects to ${oldTarget}`]),
    ],
    mentions: [],
  };
}

/** Finds the last page of the same folder in the sidebar. Throws if the sidebar lists no page of the folder. */
function findPlace(files: SiteFiles, file: string): Place {
  const {version, id} = locateDocsFile(files, file);
  const after = listSidebarIds(files, version).findLast(
    listed => path.posix.dirname(listed) === path.posix.dirname(id),
  );
  if (after === undefined) {
    throw new Error(
      `${file}: the sidebar lists no page of this folder. Pass \`--after\` with the path of a listed page, or \`--category\` with a label.`,
    );
  }
  return {after};
}

/** Renders a link to the page that comes before the new one. At the start of a category, it's the start page of the docs. */
function renderNeighbour(files: SiteFiles, file: string, place: Place): string {
  const {version} = locateDocsFile(files, file);
  const listed =
    'after' in place ? files.list().find(name => isPage(files, name, version.name, place.after)) : undefined;
  const startRoute = getRoute(version, '');
  const neighbour = listed ?? findDocsPage(files, startRoute)?.file;
  if (neighbour === undefined) {
    return `- [Introduction](${startRoute})`;
  }
  const relative = path.posix.relative(path.posix.dirname(file), neighbour);
  return `- [${readDocsPage(files, neighbour).title}](${relative.startsWith('.') ? relative : `./${relative}`})`;
}

function isPage(files: SiteFiles, file: string, version: string, id: string): boolean {
  if (!/^(?:docs|versioned_docs)\/.*\.mdx?$/.test(file)) {
    return false;
  }
  const located = locateDocsFile(files, file);
  return located.version.name === version && located.id === id;
}

function formatYaml(text: string): string {
  return stringify(text.trim(), {lineWidth: 0}).trim();
}

/** Throws if the title or the description isn't valid, with the messages of `npm run content`. */
function expectValidFrontMatter(files: SiteFiles, file: string): void {
  const pages = files
    .list()
    .filter(
      name =>
        /\.mdx?$/.test(name) && sampleOptions.contentFolders.some(folder => name.startsWith(`${folder}/`)),
    )
    // A title that two pages have is reported for the second one, so the new page comes last.
    .sort((a, b) => Number(a === file) - Number(b === file))
    .map(name => ({file: name, markdown: files.read(name)}));
  const problems = collectFrontMatterProblems(pages, frontMatterFields).filter(
    problem => problem.file === file,
  );
  if (problems.length > 0) {
    throw new Error(problems.map(problem => renderProblem(problem, files.read(file))).join('\n'));
  }
}
