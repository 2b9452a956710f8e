// Tests the alternative formats that AI assistants read: the Markdown version of each page, and the llms.txt files, which list these
// Markdown versions.
import {existsSync} from 'node:fs';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import siteConfig from '../../../docusaurus.config';
import {createTokenCounter} from '../../../src/plugins/markdown-alternates/tokens';
import {docsVersions, getContentFolder, getDocsRoute, latestVersion} from '../../../src/shared/docsVersions';
import {downloadPath, getDownloadName} from '../../../src/shared/downloads';
import {cleanPath} from '../../../src/shared/paths';
import {readReference} from '../../api-coverage/reference';
import {
  collectElements,
  findDocsVersion,
  readAttribute,
  readBuiltFiles,
  readBuiltPages,
  readBuiltText,
} from './builtSite';

const countTokens = await createTokenCounter();
const files = new Set(readBuiltFiles());
const pages = readBuiltPages()
  .filter(({path}) => /^\/(docs|blog)(\/|$)/.test(path))
  .map(page => ({...page, elements: collectElements(page.document)}));
type Page = (typeof pages)[number];
const idsByPath = new Map(
  readBuiltPages().map(({path, document}) => [
    path,
    new Set(collectElements(document).flatMap(element => readAttribute(element, 'id') ?? [])),
  ]),
);

test('every page of the docs and the blog links to its Markdown version in the same folder', () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    expect(readMarkdownPaths(page), page.path).toEqual([`${page.path}.md`]);
    expect(files, page.path).toContain(`${page.path}.md`);
  }
});

test('every Markdown file belongs to a page', () => {
  const expected = pages.map(({path}) => `${path}.md`);
  const downloads = docsVersions.map(version => `/${downloadPath(getDownloadName(version), 'md')}`);
  expect([...files].filter(file => file.endsWith('.md') && !downloads.includes(file)).sort()).toEqual(
    expected.sort(),
  );
});

test('the Markdown has the same headings as the page, in the same order', () => {
  const mismatches = pages.filter(hasOwnContent).flatMap(page => {
    const inPage = collectArticle(page)
      .filter(({tagName}) => /^h[2-6]$/.test(tagName))
      .map(readText);
    const inMarkdown = collectNodes(parseMarkdown(page))
      .filter(node => node.type === 'heading' && node.depth > 1)
      .map(node => renderText(node));
    return String(inPage) === String(inMarkdown) ? [] : [{page: page.path, inPage, inMarkdown}];
  });
  expect(mismatches).toEqual([]);
});

test('the Markdown keeps every code block with its language and all its lines', () => {
  const mismatches = pages.filter(hasOwnContent).flatMap(page => {
    const fences = collectNodes(parseMarkdown(page)).flatMap(node => (node.type === 'code' ? [node] : []));
    const blocks = collectArticle(page).filter(element => hasClass(element, 'theme-code-block'));
    const lost = blocks.flatMap((block, index) => {
      const fence = fences[index];
      const lines = collectElements(block)
        .filter(element => hasClass(element, 'token-line'))
        .map(line => readText(line).trimEnd());
      return fence && lines.every(line => fence.value.includes(line)) && fence.lang ? [] : [index];
    });
    return fences.length === blocks.length && lost.length === 0 ? [] : [{page: page.path, lost}];
  });
  expect(mismatches).toEqual([]);
});

test('the Markdown keeps tables, tabs, types and compiler errors', () => {
  const count = (test: (element: Element) => boolean) =>
    pages.filter(hasOwnContent).reduce((sum, page) => sum + collectArticle(page).filter(test).length, 0);
  const texts = pages.filter(hasOwnContent).map(readMarkdown).join('\n');
  const trees = pages.filter(hasOwnContent).flatMap(page => collectNodes(parseMarkdown(page)));
  expect(trees.filter(({type}) => type === 'table')).toHaveLength(count(({tagName}) => tagName === 'table'));
  expect(texts.match(/^ *\/\/.*\^\? /gm)).toHaveLength(
    count(element => hasClass(element, 'code-note--type')),
  );
  expect(texts.match(/^ *\/\/ error TS\d+: /gm)).toHaveLength(
    count(element => hasClass(element, 'code-note--error')),
  );
  expect(texts).toMatch(/^\*\*pnpm\*\*$/m);
});

test('every link in the Markdown is absolute and leads to an existing page, anchor or file', () => {
  expect(
    pages.flatMap(page => collectBrokenLinks(readMarkdown(page)).map(url => `${page.path}: ${url}`)),
  ).toEqual([]);
});

test('the Markdown contains no HTML, no admonition syntax and no button labels', () => {
  for (const page of pages) {
    const text = readMarkdown(page);
    expect(text, page.path).not.toMatch(/\u200b|class="|Direct link to|Copy page|^:::|data:image/m);
  }
});

// Each docs version has two files: llms.txt lists the pages, and llms-full.txt contains the text of all listed pages.
describe.each(docsVersions)('the llms.txt files of $label', version => {
  const folder = version.isLatest ? '' : getDocsRoute(version);
  const [list, full] = [`${folder}/llms.txt`, `${folder}/llms-full.txt`];
  const ownPages = pages.filter(({path}) => findDocsVersion(path) === version);

  test('contain no broken links', () => {
    expect(collectBrokenLinks(readBuiltText(list))).toEqual([]);
    expect(collectBrokenLinks(readBuiltText(full))).toEqual([]);
  });

  test('list every page once, with its description and the size and tokens of its Markdown', () => {
    const text = readBuiltText(list);
    // llms.txt leaves out category pages, because they only list pages that llms.txt lists itself.
    for (const page of ownPages.filter(hasOwnContent)) {
      const line = text
        .split('\n')
        .filter(candidate => candidate.includes(`(${siteConfig.url}${page.path}.md)`));
      expect(line, page.path).toHaveLength(1);
      expect(line[0], page.path).toContain(`: ${readDescription(page)} (`);
      const [, size = '', unit, tokens = ''] =
        /\(([\d.]+) (bytes|kB), ([\d,]+) tokens\)$/.exec(line[0] ?? '') ?? [];
      const bytes = Buffer.byteLength(readMarkdown(page));
      const stated = Number(size) * (unit === 'kB' ? 1000 : 1);
      expect(Math.abs(stated - bytes), page.path).toBeLessThanOrEqual(bytes >= 100_000 ? 500 : 50);
      expect(Number(tokens.replaceAll(',', '')), page.path).toBe(countTokens(readMarkdown(page)));
    }
  });

  test('match each other: llms-full.txt contains the pages that llms.txt lists, in the same order and with the stated size', () => {
    const text = readBuiltText(full);
    const listed = [...readBuiltText(list).matchAll(/\]\((https:\S+)\.md\)/g)].map(([, url = '']) => url);
    const own = listed.filter(url => findDocsVersion(new URL(url).pathname) === version);
    const inFull = [...text.matchAll(/^- Page: <(\S+)>$/gm)].map(([, url]) => url);
    expect(inFull).toEqual(own);
    const [, size] = /in one file\]\(\S+\): \d+ pages, (\d+) kB, /.exec(readBuiltText(list)) ?? [];
    expect(Number(size)).toBe(Math.round(Buffer.byteLength(text) / 1000));
  });
});

// Programs read llms.json, which contains what the pages and the list of symbols contain.
describe.each(docsVersions)('llms.json of $label', version => {
  const folder = version.isLatest ? '' : getDocsRoute(version);
  // TypeScript doesn't know the content of the file, which src/plugins/markdown-alternates/llmsIndex.ts writes.
  const index = JSON.parse(readBuiltText(`${folder}/llms.json`)) as {
    sections: {label: string; full: string}[];
    pages: {
      url: string;
      title: string;
      description: string;
      section?: string;
      markdown: string;
      tokens: number;
      headings: {title: string; url: string}[];
    }[];
    names: {name: string; package: string; url: string}[];
  };
  const ownPages = pages.filter(({path}) => (findDocsVersion(path) ?? latestVersion) === version);

  test('contains every page once, with its title, description and Markdown version', () => {
    const byUrl = (a: {url: string}, b: {url: string}) => (a.url < b.url ? -1 : 1);
    expect(
      index.pages
        .map(({url, title, description, markdown}) => ({url, title, description, markdown}))
        .toSorted(byUrl),
    ).toEqual(
      ownPages
        .map(page => ({
          url: siteConfig.url + page.path,
          title: page.elements
            .filter(({tagName}) => tagName === 'h1')
            .map(readText)[0]
            ?.trim(),
          description: readDescription(page),
          markdown: `${siteConfig.url}${page.path}.md`,
        }))
        .toSorted(byUrl),
    );
    for (const {markdown, tokens} of index.pages.slice(0, 20)) {
      expect(tokens, markdown).toBe(countTokens(readBuiltText(new URL(markdown).pathname)));
    }
  });

  test('contains every heading of the articles', () => {
    for (const page of ownPages) {
      const headings = collectArticle(page).filter(
        element => /^h[2-6]$/.test(element.tagName) && readAttribute(element, 'id') !== undefined,
      );
      const listed = index.pages.find(({url}) => url === siteConfig.url + page.path)?.headings;
      expect(listed, page.path).toEqual(
        expect.arrayContaining(
          headings.map(element =>
            expect.objectContaining({
              title: readText(element).replace('\u200b', '').trim(),
              url: `${siteConfig.url}${page.path}#${readAttribute(element, 'id') ?? ''}`,
            }),
          ),
        ),
      );
    }
  });

  test('contains every export in the reference of the version, and only links that work', () => {
    const known = new Set(index.names.map(({name, package: source}) => `${source}:${name}`));
    const reference = `${getContentFolder(version)}/reference`;
    const entries = existsSync(reference) ? readReference(reference).entries : [];
    // The latest version has an entry for each export.
    expect(entries.length > 100).toBe(version.isLatest);
    for (const {name, entryPoint} of entries) {
      const packageName = entryPoint.split('/').slice(0, 2).join('/');
      expect(known).toContain(`${packageName}:${name}`);
    }
    const links = index.names.map(({name, url}) => `[${name.replaceAll('_', '-')}](${url})`).join('\n');
    expect(collectBrokenLinks(links)).toEqual([]);
  });

  test('lists a file for each section, and together these files contain all listed pages', () => {
    const texts = index.sections.map(({full}) => readBuiltText(new URL(full).pathname));
    const inFiles = texts.flatMap(text =>
      Array.from(text.matchAll(/^- Page: <(\S+)>$/gm), ([, url = '']) => url),
    );
    expect(inFiles).toEqual(index.pages.filter(({section}) => section !== undefined).map(({url}) => url));
    expect(index.sections.length).toBeGreaterThan(2);
  });
});

test('llms.txt lists the pages in the order of the sidebar', () => {
  const sidebar = pages
    .find(({path}) => path === '/docs/router')
    ?.elements.filter(element => hasClass(element, 'theme-doc-sidebar-menu'))
    .flatMap(collectElements)
    .filter(({tagName}) => tagName === 'a')
    .map(element => readAttribute(element, 'href') ?? '');
  const order = [...new Set(sidebar)].filter(path => hasOwnContent({path}));
  const list = readBuiltText('/llms.txt');
  const positions = order.map(path => list.indexOf(`(${siteConfig.url}${path}.md)`));
  expect(order.length).toBeGreaterThan(20);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

type Element = ReturnType<typeof collectElements>[number];

/** Returns whether an author wrote the content of a page. The other pages are generated lists of pages. */
function hasOwnContent({path}: {path: string}): boolean {
  const version = findDocsVersion(path);
  const page = version ? path.slice(getDocsRoute(version).length + 1) : '';
  return (
    !/^(server|adapters|client|react-query|next|guides|extra)$/.test(page) &&
    !/^\/blog$|^\/blog\/(archive|tags)/.test(path)
  );
}

function readMarkdownPaths({elements}: Page): string[] {
  return elements
    .filter(element => element.tagName === 'link' && readAttribute(element, 'type') === 'text/markdown')
    .map(element => readAttribute(element, 'href') ?? '');
}

function readMarkdown({path}: {path: string}): string {
  return readBuiltText(`${path}.md`);
}

function parseMarkdown(page: {path: string}): Nodes {
  return unified().use(remarkParse).use(remarkGfm).parse(readMarkdown(page));
}

function collectNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(collectNodes) : [])];
}

function renderText(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(renderText).join('');
  }
  return 'value' in node ? node.value : '';
}

function collectArticle({elements}: Page): Element[] {
  return elements.filter(element => hasClass(element, 'markdown')).flatMap(collectElements);
}

function hasClass(element: Element, name: string): boolean {
  return (readAttribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

function readText(node: Element | Element['childNodes'][number]): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  const isHidden = 'attrs' in node && hasClass(node, 'hash-link');
  return 'childNodes' in node && !isHidden ? node.childNodes.map(readText).join('') : '';
}

function readDescription({elements}: Page): string {
  const meta = elements.find(element => readAttribute(element, 'name') === 'description');
  return (meta && readAttribute(meta, 'content')) ?? '';
}

/** Returns links to missing pages, files or anchors of this site, and links without an origin. */
function collectBrokenLinks(markdown: string): string[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const urls = collectNodes(tree).flatMap(node =>
    node.type === 'link' || node.type === 'image' || node.type === 'definition' ? [node.url] : [],
  );
  return [...new Set(urls)].filter(url => {
    if (!/^(https?|mailto):/.test(url)) {
      return true;
    }
    const {origin, pathname, hash} = new URL(url);
    if (origin !== siteConfig.url || files.has(pathname)) {
      return false;
    }
    const ids = idsByPath.get(cleanPath(pathname));
    return !ids || (hash.length > 1 && !ids.has(decodeURIComponent(hash.slice(1))));
  });
}
