import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {docsVersions} from '../../../src/shared/docsVersions';
import {copySite} from '../../rebuild/copySite';

/** Part of a sidebars file: a sidebar, a category or an item. */
type SidebarItem = string | {type: string; id?: string; link?: {id?: string}; items?: SidebarItem[]};

/** The pages and partials of the copy. The start page and pages with different names in two versions are among them. */
const keptFiles = [
  'docs/main/introduction.md',
  'docs/main/_tasks.md',
  'docs/reactjs/useQuery.md',
  'docs/migration/_changes/react/useQuery.md',
  'docs/client/links/wsLink.md',
  'docs/migration/_changes/client/wsLink.md',
  'docs/reference/next.md',
  'docs/further/faq.md',
  'docs/landing-intro/_pair.md',
  'docs/landing-intro/_step1.md',
  'docs/landing-intro/_step2.md',
  'docs/landing-intro/_step3.md',
  'versioned_docs/version-9.x/main/introduction.md',
  'versioned_docs/version-9.x/reactjs/queries.md',
  'versioned_docs/version-9.x/client/links.md',
];

/**
 * Copies this site with only a few pages, so that a build takes less than a minute. Everything else is the same, except for settings that
 * reject links to the missing pages.
 */
export function createSmallSite(folder: string): void {
  copySite(folder, {reuseSampleCache: true, isWanted: isKept});
  writeSidebars(folder);
  writeRedirects(folder);
  cpSync('docusaurus.config.ts', path.join(folder, 'siteConfig.ts'));
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), smallConfig);
}

function isKept(file: string): boolean {
  return keptFiles.includes(file) || !/^(?:docs|versioned_docs|blog)\/.*\.mdx?$/.test(file);
}

function writeSidebars(folder: string): void {
  const current = reduceSidebars(sidebars, 'docs');
  writeFileSync(path.join(folder, 'sidebars.ts'), `export default ${JSON.stringify(current)};\n`);
  for (const {name} of docsVersions.filter(version => version.name !== 'current')) {
    const file = `versioned_sidebars/version-${name}-sidebars.json`;
    const reduced = reduceSidebars(JSON.parse(readFileSync(file, 'utf8')), `versioned_docs/version-${name}`);
    writeFileSync(path.join(folder, file), JSON.stringify(reduced));
  }
}

/** Removes all redirects, because most of them lead to pages that the copy doesn't have. */
function writeRedirects(folder: string): void {
  const table: object = JSON.parse(readFileSync('redirects.json', 'utf8'));
  writeFileSync(path.join(folder, 'redirects.json'), JSON.stringify({...table, redirects: {}}));
}

function reduceSidebars(all: object, folder: string): object {
  const isPage = (id = '') => keptFiles.includes(`${folder}/${id}.md`);
  const reduce = (items: SidebarItem[]): SidebarItem[] =>
    items.flatMap(item => {
      if (typeof item === 'string' || !item.items) {
        return isPage(typeof item === 'string' ? item : item.id) ? [item] : [];
      }
      const {link, ...category} = item;
      const reduced = {
        ...category,
        items: reduce(item.items),
        ...((link?.id === undefined || isPage(link.id)) && {link}),
      };
      return reduced.items.length > 0 ? [reduced] : [];
    });
  return Object.fromEntries(
    // TypeScript doesn't know that both sidebars files contain lists of these items.
    Object.entries(all).map(([name, items]) => [name, reduce(items as SidebarItem[])]),
  );
}

const smallConfig = `import config from './siteConfig';

export default {
  ...config,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  themeConfig: {
    ...config.themeConfig,
    navbar: {
      ...config.themeConfig.navbar,
      items: config.themeConfig.navbar.items.filter(({type}) => type !== 'doc'),
    },
  },
};
`;
