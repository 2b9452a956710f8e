import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleOptions} from '../../../samples/options';
import {parseMarkdown} from '../../../src/plugins/code-samples/markdown';
import {listMarkdownFiles} from '../../../src/plugins/code-samples/markdownFiles';
import {docsVersions, getContentFolder, getDocsRoute} from '../../../src/shared/docsVersions';
import {renderPortableMarkdown, type RenderAdmonition} from './portableMarkdown';

/** A page of this site in Markdown that other generators understand. */
export type PortablePage = {
  /** Path of the file without extension, which is also the path of the page, such as `docs/server/context`. */
  path: string;
  title: string;
  description: string | undefined;
  /** The Markdown without front matter and without the title. */
  body: string;
};

/** A group of links in the sidebar. */
export type SidebarGroup = {label: string; items: {label: string; link: string}[]};

/** Reads pages. By default, these are the pages of all docs versions and the posts. */
export function readPortablePages(
  repository: string,
  renderAdmonition: RenderAdmonition,
  files: readonly string[] = listMarkdownFiles(repository, sampleOptions.contentFolders),
): PortablePage[] {
  const render = (file: string): string =>
    renderPortableMarkdown(readFileSync(path.join(repository, file), 'utf8'), renderAdmonition, request =>
      render(path.posix.join(path.posix.dirname(file), request)),
    );
  return files
    .filter(file => !file.split('/').some(name => name.startsWith('_')))
    .map(file => {
      const source = readFileSync(path.join(repository, file), 'utf8');
      const {title, description} = parseMarkdown(source).frontMatter;
      return {
        path: createPath(file),
        title: typeof title === 'string' ? title : (/^# (.*)$/m.exec(source)?.[1] ?? file),
        description: typeof description === 'string' ? description : undefined,
        body: render(file),
      };
    });
}

/** Returns the path of a page for its file, such as `docs/v9/server/context` for a file in the folder of docs 9.x. */
function createPath(file: string): string {
  const version = docsVersions.find(candidate => file.startsWith(`${getContentFolder(candidate)}/`));
  const name = file.replace(/\.mdx?$/, '');
  return version ? `${getDocsRoute(version).slice(1)}${name.slice(getContentFolder(version).length)}` : name;
}

/** Creates the sidebar of the latest docs: a group for each folder. */
export function createSidebar(pages: readonly PortablePage[]): SidebarGroup[] {
  const latest = docsVersions.find(({isLatest}) => isLatest);
  const root = latest ? getDocsRoute(latest).slice(1) : 'docs';
  const others = docsVersions
    .filter(({isLatest}) => !isLatest)
    .map(version => getDocsRoute(version).slice(1));
  const groups = new Map<string, SidebarGroup>();
  for (const {path: page, title} of pages) {
    if (page.startsWith(`${root}/`) && !others.some(other => page.startsWith(`${other}/`))) {
      const label = path.posix.dirname(page).slice(root.length + 1) || root;
      const group = groups.get(label) ?? {label, items: []};
      group.items.push({label: title, link: `/${page}`});
      groups.set(label, group);
    }
  }
  return [...groups.values()];
}
