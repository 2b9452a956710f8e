import {createSlugger} from '@docusaurus/utils';
import {flattenEntries, type Entry, type VersionContents} from './contents';
import type {Texts} from './options';

export type Site = {
  title: string;
  tagline: string;
  origin: string;
  texts: Texts;
};

/** A Markdown alternate. Its path starts with the base URL. */
export type Alternate = {path: string; text: string; tokens: number};

/** Maps the paths of pages to their Markdown alternates. */
export type Alternates = ReadonlyMap<string, Alternate>;

type Section = {label: string; entries: Entry[]; path: string};

/** Returns the paths of the files of a docs version: the list, the index, the text of all pages, and the text of each section. */
export function getLlmsPaths({folder, sections}: Pick<VersionContents, 'folder' | 'sections'>): {
  list: string;
  index: string;
  full: string;
  sections: Section[];
} {
  const base = folder.replace(/\/$/, '');
  const slugger = createSlugger();
  return {
    list: `${base}/llms.txt`,
    index: `${base}/llms.json`,
    full: `${base}/llms-full.txt`,
    sections: sections.map(({label, entries}) => ({
      label,
      entries,
      path: `${base}/llms-full/${slugger.slug(label.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())}.txt`,
    })),
  };
}

/**
 * Renders `llms.txt` of one docs version in the format of https://llmstxt.org. The file starts with a description of the site and links to
 * the files of the `others`, which are the other versions. Every page follows with its URL, description and size. `posts` come after the
 * docs. Throws if a page has no alternate.
 */
export function renderLlms(
  version: VersionContents,
  {others, posts}: {others: VersionContents[]; posts: Entry[]},
  alternates: Alternates,
  site: Site,
): string {
  const {title, tagline, origin, texts} = site;
  const {full, index, sections} = getLlmsPaths(version);
  return [
    `# ${title}: docs ${version.label}`,
    `> ${tagline}.`,
    `${describeVersion(version, site)} ${texts.introduction}`,
    [
      `- [All pages of docs ${version.label} in one file](${origin}${full}): ${describeFull(version, alternates, site)}`,
      `- [Index of all pages, headings and names of the API](${origin}${index}), as JSON`,
      ...others.map(
        other =>
          `- [Docs ${other.label}](${origin}${getLlmsPaths(other).list}): ${describeVersion(other, site)} ${describeFull(other, alternates, site)} in all`,
      ),
    ].join('\n'),
    ...sections.map(section =>
      renderSection(section.label, [
        `- [All pages of this section in one file](${origin}${section.path}): ${describeFull(version, alternates, site, section)}`,
        ...renderEntries(section.entries, alternates, origin, ''),
      ]),
    ),
    ...(posts.length > 0 ? [renderSection(texts.blog, renderEntries(posts, alternates, origin, ''))] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * Renders `llms-full.txt` of one docs version, which contains all its pages, separated by horizontal rules. With `section`, renders only the
 * pages of this section.
 */
export function renderLlmsFull(
  version: VersionContents,
  alternates: Alternates,
  site: Site,
  section?: Section,
): string {
  const pages = collectAlternates(section?.entries ?? version.sections, alternates);
  const texts = pages.map(({text}) => text);
  const title = section ? `${section.label}, docs ${version.label}` : `all of docs ${version.label}`;
  const head = `# ${site.title}: ${title}\n\n> ${site.tagline}.\n\n${describeVersion(version, site)} ${formatCount(pages.length, 'page')} in the order of the sidebar, ${formatSize(texts.join(''))} of Markdown, ${formatCount(countTokens(pages), 'token')}.\n`;
  return [head, ...texts].join('\n---\n\n');
}

function renderSection(label: string, lines: string[]): string {
  return `## ${label}\n\n${lines.join('\n')}`;
}

function describeVersion({label, isMaintained}: VersionContents, {texts}: Site): string {
  return (isMaintained ? texts.maintained : texts.unmaintained).replaceAll('{version}', label);
}

function describeFull(
  version: VersionContents,
  alternates: Alternates,
  site: Site,
  section?: Section,
): string {
  const pages = collectAlternates(section?.entries ?? version.sections, alternates);
  const size = formatSize(renderLlmsFull(version, alternates, site, section));
  return [formatCount(pages.length, 'page'), size, formatCount(countTokens(pages), 'token')].join(', ');
}

function collectAlternates(entries: Entry[], alternates: Alternates): Alternate[] {
  return flattenEntries(entries).map(({permalink}) => findAlternate(permalink, alternates));
}

/** Adds up the tokens of pages. The few tokens between the pages aren't counted. */
function countTokens(pages: readonly Alternate[]): number {
  return pages.reduce((sum, {tokens}) => sum + tokens, 0);
}

function renderEntries(entries: Entry[], alternates: Alternates, origin: string, indent: string): string[] {
  return entries.flatMap(({label, description, permalink, entries: children}) => {
    const alternate = permalink === undefined ? undefined : findAlternate(permalink, alternates);
    return [
      alternate
        ? `${indent}- [${label}](${origin}${alternate.path}): ${description} (${formatSize(alternate.text)}, ${formatCount(alternate.tokens, 'token')})`
        : `${indent}- ${label}`,
      ...renderEntries(children, alternates, origin, `${indent}  `),
    ];
  });
}

/** Returns the alternate of a page. `permalink` can end with a slash, which the docs plugin adds to the path of a version's first page. */
function findAlternate(permalink: string, alternates: Alternates): Alternate {
  const alternate = alternates.get(permalink) ?? alternates.get(permalink.replace(/\/$/, ''));
  if (alternate === undefined) {
    throw new Error(
      `${permalink}: the page has no Markdown alternate, which llms.txt needs for every page of the docs and the blog. Add <link rel="alternate" type="text/markdown" href="…"> to the head of the page.`,
    );
  }
  return alternate;
}

/** Formats a number of things, such as `1 page` or `12,300 tokens`. */
function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats the size of `text` in UTF-8, such as `940 bytes`, `4.1 kB` or `512 kB`. */
export function formatSize(text: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes < 1000) {
    return `${bytes} bytes`;
  }
  return `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
}
