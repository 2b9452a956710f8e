import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import type {Options} from '../options';
import {PageChecks} from '../pageChecks';

const description = 'Write one or two sentences that say what the reader gets.';

/** Returns a page without problems, except for those in its text. */
export function renderPage(title: string, text: string, fields = ''): string {
  return `---\ntitle: ${title}\ndescription: ${title}. ${description}\n${fields}---\n\n${text}\n`;
}

const siteFiles: Record<string, string> = {
  'docs/server/context.md': renderPage(
    'Context',
    '## Set the user\n\n## Old name {/* #session */}',
    'slug: /context\n',
  ),
  'docs/server/router.md': renderPage('Router', "import Part from './_part.md';\n\n<Part />"),
  'docs/server/_part.md': '## In a partial\n',
  'old/context.md': renderPage('Context', 'Text.', 'slug: /context\n').replaceAll('Context.', 'Old context.'),
  'blog/2024-01-02-news.md': renderPage('News', 'Text.', 'slug: news\n'),
  'blog/tags.yml': 'release:\n  permalink: /releases\n',
  'sidebars.ts': "export default [{link: {type: 'generated-index', slug: '/category'}}];\n",
  'redirects.json':
    '{"redirects": {"/docs/moved": "/docs/context", "/docs/context#gone": "/docs/context#session"}}',
  'static/img/chain.png': '',
  'docs/server/chain.png': '',
  'src/Diagram.tsx': 'export function Chain() {}\nexport const Loop = 1;\n',
};

const options: Options = {
  docs: [
    {folder: 'old', route: '/docs/v1', sidebarFile: 'oldSidebars.json'},
    {folder: 'docs', route: '/docs', sidebarFile: 'sidebars.ts'},
  ],
  blog: {folder: 'blog', route: '/blog', tagsFile: 'blog/tags.yml'},
  routes: ['/'],
  staticFolder: 'static',
  redirectsFile: 'redirects.json',
  components: ['Fold', 'Tabs', 'Declaration'],
  anchorProps: [{component: 'Declaration', prop: 'of'}],
  frontMatter: [
    {name: 'title', kind: 'text', description: 'The h1 of the page.'},
    {name: 'description', kind: 'text', description: 'What the reader gets.'},
    {name: 'slug', kind: 'text', description: 'The route.'},
    {name: 'related_docs', kind: 'list of texts', description: 'Routes of pages.'},
  ],
  samples: {languages: ['ts', 'sh'], versions: [{name: '1.x', packagesFolder: '.'}]},
};

/** Creates a small site in a temporary folder, which is removed after the test. */
export function createSmallSite(files: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-checks-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of Object.entries({...siteFiles, ...files})) {
    write(file, text);
  }
  return {
    checks: new PageChecks(folder, options),
    write,
    remove: (file: string) => rmSync(path.join(folder, file)),
  };
}
