import {alternatePath, llmsPaths} from '../../shared/alternates';
import {flattenSections, type Entry, type Section, type VersionContents} from './contents';

export type Site = {
  /** The site's name, with the version of the toolkit that it documents. */
  title: string;
  tagline: string;
  origin: string;
};

/** The Markdown of pages, by the paths of their alternates. */
export type Alternates = ReadonlyMap<string, string>;

/**
 * `llms.txt` of one version: what the site is, then every page with its address, description and size. The form is that of
 * https://llmstxt.org. `others` are the other versions' lists; `posts` follow the docs. Throws when a page has no alternate.
 */
export function renderList(
  version: VersionContents,
  {others, posts}: {others: VersionContents[]; posts: Entry[]},
  alternates: Alternates,
  site: Site,
): string {
  const sections = [...version.sections, ...(posts.length > 0 ? [{heading: 'Blog', entries: posts}] : [])];
  return [
    `# ${site.title}: docs ${version.label}`,
    `> ${site.tagline}.`,
    `${describeVersion(version)} Pages are in the order of the sidebar. Each is plain Markdown with absolute links; without \`.md\` its address is that of the page for people. Sizes are in bytes of UTF-8, 1 kB is 1,000.`,
    [
      `- [All pages of docs ${version.label} in one file](${site.origin}${llmsPaths(version.folder).full}): ${describeFull(version, alternates, site)}`,
      ...others.map(
        other =>
          `- [Docs ${other.label}](${site.origin}${llmsPaths(other.folder).list}): ${describeVersion(other)} ${describeFull(other, alternates, site)} in all`,
      ),
    ].join('\n'),
    ...sections.map(section => renderSection(section, alternates, site.origin)),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

/** `llms-full.txt` of one version: all its pages in one file, each after a line that divides. */
export function renderFull(version: VersionContents, alternates: Alternates, site: Site): string {
  const pages = readPages(version, alternates);
  const head = `# ${site.title}: all of docs ${version.label}\n\n> ${site.tagline}.\n\n${describeVersion(version)} ${pages.length} pages in the order of the sidebar, ${formatSize(pages.join(''))} of Markdown.\n`;
  return [head, ...pages].join('\n---\n\n');
}

function describeVersion({label, isMaintained}: VersionContents): string {
  return isMaintained ? `Version ${label} is the current one.` : `Version ${label} is no longer maintained.`;
}

function describeFull(version: VersionContents, alternates: Alternates, site: Site): string {
  const count = readPages(version, alternates).length;
  return `${count} ${count === 1 ? 'page' : 'pages'}, ${formatSize(renderFull(version, alternates, site))}`;
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
      `${permalink}: the page is missing in the lists for assistants. Found no Markdown alternate, expected one for every page of docs and blog. Add <MarkdownAlternate /> to the component that renders it.`,
    );
  }
  return alternate;
}

/** Bytes of a text in UTF-8: `940 bytes`, `4.1 kB`, `512 kB`. */
export function formatSize(text: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes < 1000) {
    return `${bytes} bytes`;
  }
  return `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
}
