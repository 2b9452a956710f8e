import {alternatePath, llmsPaths} from '../../shared/alternates';
import {flattenSections, type Entry, type Section, type VersionContents} from './contents';

export type Site = {
  /** The name of the site, followed by the version of tRPC that it documents. */
  title: string;
  tagline: string;
  origin: string;
};

/** Maps the paths of Markdown alternates to their text. */
export type Alternates = ReadonlyMap<string, string>;

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
  const sections = [...version.sections, ...(posts.length > 0 ? [{heading: 'Blog', entries: posts}] : [])];
  return [
    `# ${site.title}: docs ${version.label}`,
    `> ${site.tagline}.`,
    `${describeVersion(version)} Pages are in the order of the sidebar. Each page is plain Markdown with absolute links. To get the URL of the HTML page, remove \`.md\`. Sizes are in bytes of UTF-8; 1 kB is 1,000 bytes.`,
    [
      `- [All pages of docs ${version.label} in one file](${site.origin}${llmsPaths(version.folder).full}): ${describeLlmsFull(version, alternates, site)}`,
      ...others.map(
        other =>
          `- [Docs ${other.label}](${site.origin}${llmsPaths(other.folder).list}): ${describeVersion(other)} ${describeLlmsFull(other, alternates, site)} in all`,
      ),
    ].join('\n'),
    ...sections.map(section => renderSection(section, alternates, site.origin)),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

/** Renders `llms-full.txt` of one docs version, which contains all its pages, separated by horizontal rules. */
export function renderLlmsFull(version: VersionContents, alternates: Alternates, site: Site): string {
  const pages = readPages(version, alternates);
  const head = `# ${site.title}: all of docs ${version.label}\n\n> ${site.tagline}.\n\n${describeVersion(version)} ${pages.length} pages in the order of the sidebar, ${formatSize(pages.join(''))} of Markdown.\n`;
  return [head, ...pages].join('\n---\n\n');
}

function describeVersion({label, isMaintained}: VersionContents): string {
  return isMaintained ? `Version ${label} is the current one.` : `Version ${label} is no longer maintained.`;
}

function describeLlmsFull(version: VersionContents, alternates: Alternates, site: Site): string {
  const count = readPages(version, alternates).length;
  return `${count} ${count === 1 ? 'page' : 'pages'}, ${formatSize(renderLlmsFull(version, alternates, site))}`;
}

function readPages({sections}: VersionContents, alternates: Alternates): string[] {
  return flattenSections(sections).map(({permalink}) => readAlternate(permalink, alternates));
}

function renderSection({heading, entries}: Section, alternates: Alternates, origin: string): string {
  return `## ${heading}\n\n${renderEntries(entries, alternates, origin, '').join('\n')}`;
}

function renderEntries(entries: Entry[], alternates: Alternates, origin: string, indent: string): string[] {
  return entries.flatMap(({label, description, permalink, entries: children}) => [
    permalink === undefined
      ? `${indent}- ${label}`
      : `${indent}- [${label}](${origin}${alternatePath(permalink)}): ${description} (${formatSize(readAlternate(permalink, alternates))})`,
    ...renderEntries(children, alternates, origin, `${indent}  `),
  ]);
}

function readAlternate(permalink: string, alternates: Alternates): string {
  const alternate = alternates.get(alternatePath(permalink));
  if (alternate === undefined) {
    throw new Error(
      `${permalink}: the page has no Markdown alternate, which llms.txt needs for every page of the docs and the blog. Add <MarkdownAlternate /> to the component that renders the page.`,
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
