import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, RootContent} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {HeadingLevel, SearchRecord} from '../../shared/search';
import {collectCodeWords} from './codeWords';
import {rankPage, rankSection, type Settings} from './options';
import {findCategory as findCategoryByPath} from './records';
import type {PageMetadata, Site} from './sources';
import {describeTable} from './tables';

/** Creates the records of a Markdown file: one for the beginning of the page, and one for each heading. */
export function parseRecords(
  markdown: string,
  metadata: PageMetadata,
  {url, locale}: Omit<Site, 'siteDir'>,
  options: Settings,
): SearchRecord[] {
  const root = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).parse(markdown);
  const slugger = createSlugger();
  const headings: (string | null)[] = [metadata.title];
  const blocks: RootContent[][] = [[]];
  const records: SearchRecord[] = [createRecord(1, null)];
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth > 1) {
      const {text, id} = parseHeading(node);
      headings.length = node.depth;
      headings[node.depth - 1] = text;
      records.push(createRecord(node.depth, id ?? slugger.slug(text)));
      blocks.push([]);
    } else if (node.type !== 'yaml' && node.type !== 'heading') {
      // A heading of the first level is skipped because it repeats the title.
      blocks.at(-1)?.push(node);
    }
  }
  return records.map((record, index) => ({
    ...record,
    content: (blocks[index] ?? []).map(renderProse).join(' ').replace(/\s+/g, ' ').trim() || null,
    code: collectCodeWords((blocks[index] ?? []).flatMap(collectCode)).join(' '),
  }));

  function createRecord(level: number, anchor: string | null): SearchRecord {
    const hash = anchor === null ? '' : `#${anchor}`;
    const {label, description, keywords, version} = metadata;
    const position = anchor === null ? 0 : records.length;
    const section = metadata.categories[0] ?? findCategoryByPath(metadata.permalink, options);
    const rank = rankPage(metadata.permalink, false, options);
    const pageRank = rankSection(headings[level - 1] ?? '', rank, options);
    return {
      objectID: `${metadata.permalink}${hash}`,
      // TypeScript doesn't know that the depth of a Markdown heading is always from 1 to 6.
      type: `lvl${level}` as HeadingLevel,
      hierarchy: {
        lvl0: metadata.categories.at(-1) ?? section,
        lvl1: metadata.title,
        lvl2: headings[1] ?? null,
        lvl3: headings[2] ?? null,
        lvl4: headings[3] ?? null,
        lvl5: headings[4] ?? null,
        lvl6: headings[5] ?? null,
      },
      section,
      content: null,
      url: `${url}${metadata.permalink}${hash}`,
      anchor,
      weight: {pageRank, level: 110 - level * 10, position},
      language: locale,
      docusaurus_tag: metadata.tag,
      ...(version && {version}),
      ...(level === 1 && label && {label}),
      ...(level === 1 && description && {description}),
      ...(level === 1 && keywords && {keywords}),
    };
  }
}

/** Returns the text of a heading and its explicit id, if it has one, as in `## Text {/* #id *\/}`. */
function parseHeading(heading: Heading): {text: string; id?: string} {
  const text = renderProse(heading).replace(/\s+/g, ' ').trim();
  const explicit = /^(.*?)\s*\{\/\*\s*#([\w-]+).*\*\/\}$/.exec(text);
  return explicit ? {text: explicit[1] ?? '', id: explicit[2]} : {text};
}

function renderProse(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    // The file is parsed as plain Markdown, so the imports and exports of MDX appear as text, which isn't prose.
    return /^(import|export) .* from /.test(node.value) ? '' : node.value;
  }
  if (node.type === 'image') {
    return node.alt ?? '';
  }
  if (!('children' in node)) {
    return '';
  }
  if (node.type === 'table') {
    const [names = [], ...rows] = node.children.map(row => row.children.map(renderProse));
    return describeTable(names, rows);
  }
  const separator = node.type === 'paragraph' || node.type === 'heading' || node.type === 'link' ? '' : ' ';
  return node.children.map(renderProse).join(separator);
}

function collectCode(node: Nodes): string[] {
  if (node.type === 'code') {
    return [node.value];
  }
  return 'children' in node ? node.children.flatMap(collectCode) : [];
}
