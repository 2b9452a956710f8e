import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {docsVersions, latestVersion} from '../../src/shared/docsVersions';
import {sampleOptions} from '../../samples/options';
import {listMarkdownFiles} from '../../src/plugins/code-samples/markdownFiles';
import {renderPlainMarkdown} from './plainMarkdown';
import type {Sites} from './row';

const repository = path.resolve(import.meta.dirname, '../..');

/** Creates a copy of this site's working tree, and a stock site with the same Markdown, in a new temporary folder. */
export function createSites(): Sites & {folder: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const sites = {folder, site: path.join(folder, 'site'), stock: path.join(folder, 'stock')};
  copySite(sites.site);
  createStockSite(sites.stock);
  return sites;
}

function copySite(directory: string): void {
  const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of sources
    .split('\0')
    .filter(name => name !== '' && existsSync(path.join(repository, name)))) {
    cpSync(path.join(repository, file), path.join(directory, file));
  }
  linkPackages(directory);
  for (const version of readdirSync(path.join(repository, 'samples'))) {
    const packages = path.join('samples', version, 'node_modules');
    if (existsSync(path.join(repository, packages))) {
      symlinkSync(path.join(repository, packages), path.join(directory, packages), 'dir');
    }
  }
}

/** Creates a Docusaurus site from this site's Markdown. It has the classic preset with default options, and none of this site's code. */
function createStockSite(directory: string): void {
  mkdirSync(directory);
  for (const name of ['static', 'sidebars.ts', 'versions.json', 'versioned_sidebars', 'blog/tags.yml']) {
    cpSync(path.join(repository, name), path.join(directory, name), {recursive: true});
  }
  for (const file of listMarkdownFiles(repository, sampleOptions.contentFolders)) {
    writeTextFile(directory, file, renderPlainMarkdown(readFileSync(path.join(repository, file), 'utf8')));
  }
  writeTextFile(directory, 'package.json', '{"name": "stock", "private": true}\n');
  writeTextFile(directory, 'docusaurus.config.js', stockConfig);
  writeTextFile(directory, 'src/pages/index.js', stockHome);
  linkPackages(directory);
}

/** Links each package separately, so that each site has its own bundler cache in `node_modules/.cache`. */
function linkPackages(directory: string): void {
  const packages = path.join(repository, 'node_modules');
  mkdirSync(path.join(directory, 'node_modules'), {recursive: true});
  for (const name of readdirSync(packages).filter(entry => entry !== '.cache')) {
    symlinkSync(path.join(packages, name), path.join(directory, 'node_modules', name));
  }
}

function writeTextFile(directory: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  writeFileSync(path.join(directory, file), text);
}

const stockConfig = `export default {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          lastVersion: '${latestVersion.name}',
          versions: ${JSON.stringify(Object.fromEntries(docsVersions.map(({name, label, path}) => [name, {label, path}])))},
        },
        blog: {onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore'},
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Stock',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
        {to: '/blog', label: 'Blog'},
        {type: 'docsVersionDropdown', position: 'right'},
      ],
    },
  },
};
`;

const stockHome = `import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Home() {
  return (
    <Layout title="Home" description="A stock site">
      <main className="container">
        <h1>Stock</h1>
        <Link className="button button--primary" to="/docs">Docs</Link>
      </main>
    </Layout>
  );
}
`;
