import {flattenEntries, type Entry, type VersionContents} from './contents';
import type {Texts} from './options';

export type Site = {
  title: string;
  tagline: string;
  origin: string;
  texts: Texts;
};

/** A Markdown alternate. Its path starts with the base URL. */
export type Alternate = {path: string; text: string};

/** Maps the paths of pages to their Markdown alternates. */
export type Alternates = ReadonlyMap<string, Alternate>;

/** Returns the paths of the two files of a docs version. `folder` is the path of the folder in which they are. */
export function getLlmsPaths(folder: string): {list: string; full: string} {
  const base = folder.replace(/\/$/, '');
  return {list: `${base}/llms.txt`, full: `${base}/llms-full.txt`};
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
  const sections = [
    ...version.sections,
    ...(posts.length > 0 ? [{label: texts.blog, description: '', entries: posts}] : []),
  ];
  return [
    `# ${title}: docs ${version.label}`,
    `> ${tagline}.`,
    `${describeVersion(version, site)} ${texts.introduction}`,
    [
      `- [All pages of docs ${version.label} in one file](${origin}${getLlmsPaths(version.folder).full}): ${describeLlmsFull(version, alternates, site)}`,
      ...others.map(
        other =>
          `- [Docs ${other.label}](${origin}${getLlmsPaths(other.folder).list}): ${describeVersion(other, site)} ${describeLlmsFull(other, alternates, site)} in all`,
      ),
    ].join('\n'),
    ...sections.map(
      ({label, entries}) => `## ${label}\n\n${renderEntries(entries, alternates, origin, '').join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Renders `llms-full.txt` of one docs version, which contains all its pages, separated by horizontal rules. */
export function renderLlmsFull(version: VersionContents, alternates: Alternates, site: Site): string {
  const pages = readTexts(version, alternates);
  const head = `# ${site.title}: all of docs ${version.label}\n\n> ${site.tagline}.\n\n${describeVersion(version, site)} ${pages.length} pages in the order of the sidebar, ${formatSize(pages.join(''))} of Markdown.\n`;
  return [head, ...pages].join('\n---\n\n');
}

function describeVersion({label, isMaintained}: VersionContents, {texts}: Site): string {
  return (isMaintained ? texts.maintained : texts.unmaintained).replaceAll('{version}', label);
}

function describeLlmsFull(version: VersionContents, alternates: Alternates, site: Site): string {
  const count = readTexts(version, alternates).length;
  return `${count} ${count === 1 ? 'page' : 'pages'}, ${formatSize(renderLlmsFull(version, alternates, site))}`;
}

function readTexts({sections}: VersionContents, alternates: Alternates): string[] {
  return flattenEntries(sections).map(({permalink}) => findAlternate(permalink, alternates).text);
}

function renderEntries(entries: Entry[], alternates: Alternates, origin: string, indent: string): string[] {
  return entries.flatMap(({label, description, permalink, entries: children}) => {
    const alternate = permalink === undefined ? undefined : findAlternate(permalink, alternates);
    return [
      alternate
        ? `${indent}- [${label}](${origin}${alternate.path}): ${description} (${formatSize(alternate.text)})`
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

/** Formats the size of `text` in UTF-8, such as `940 bytes`, `4.1 kB` or `512 kB`. */
export function formatSize(text: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes < 1000) {
    return `${bytes} bytes`;
  }
  return `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
}
