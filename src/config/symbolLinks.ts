import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {parseDocument} from 'yaml';
import type {Problem} from '../plugins/code-samples/problem';
import type {SymbolLinks} from '../plugins/code-samples/symbolLinks';
import {docsVersions, getContentFolder, getDocsRoute} from '../shared/docsVersions';
import {siteDir} from './siteDir';

/** A symbol that a page explains, and the address of the explanation. */
type Entry = {symbol: string; target: string};

/** A symbol that the front matter of a page lists. */
type ListedEntry = Entry & {place: Pick<Problem, 'file' | 'line' | 'column'>};

/** A mistake in the field `api` of a page. The configuration reads this field, so the dev server and the build can't start. */
export class SymbolLinkError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem & {advice: string}) {
    const {file, line, column, message, advice} = problem;
    super(`${file}:${line}:${column}: ${message} ${advice}`);
    this.problem = problem;
  }
}

/**
 * Returns the pages that explain the symbols of packages, for each docs version. They come from the Markdown files:
 * - An entry of the API reference contains `<Declaration of="initTRPC" from="@trpc/server" />`, and its anchor is the name of the export.
 * - The field `api` in the front matter of a page lists the symbols that the page explains, such as
 *   `"@trpc/server:ProcedureBuilder.input#validate-the-input"`. It has precedence over the reference.
 */
export function readSymbolLinks(): SymbolLinks {
  return Object.fromEntries(
    docsVersions.map(version => {
      const folder = getContentFolder(version);
      const pages = readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .filter(file => file.endsWith('.md'))
        .sort()
        .map(file => path.posix.join(folder, file.split(path.sep).join('/')));
      return [version.label, createLinks(pages, getDocsRoute(version))];
    }),
  );
}

function createLinks(files: readonly string[], route: string): Record<string, string> {
  const pages = files.map(file => readPage(file, readFileSync(path.join(siteDir, file), 'utf8'), route));
  const listed = new Map<string, ListedEntry>();
  for (const entry of pages.flatMap(page => page.listed)) {
    const other = listed.get(entry.symbol);
    if (other) {
      const {file, line, column} = other.place;
      throw new SymbolLinkError({
        ...entry.place,
        message: `Two pages list \`${entry.symbol}\` under \`api\`. Found it in ${file}:${line}:${column} too, expected one page.`,
        advice: 'Remove one of them.',
      });
    }
    listed.set(entry.symbol, entry);
  }
  const referenced = pages.flatMap(page => page.referenced);
  return Object.fromEntries([...referenced, ...listed.values()].map(({symbol, target}) => [symbol, target]));
}

/** Reads the entries of a page. Throws a `SymbolLinkError` if the page doesn't have a heading that its front matter names. */
export function readPage(
  file: string,
  markdown: string,
  route: string,
): {listed: ListedEntry[]; referenced: Entry[]} {
  const [, frontMatter = ''] = /^---\n(.*?)^---$/ms.exec(markdown) ?? [];
  // TypeScript doesn't know the fields. If one of them is of the wrong kind, the check of the page reports it.
  const {slug, api} = (parseDocument(frontMatter).toJS() ?? {}) as {slug?: unknown; api?: unknown};
  if (slug === undefined) {
    return {listed: [], referenced: []}; // A partial, which has no address.
  }
  const address = `${route}${slug}`.replace(/(?<=.)\/$/, '');
  const lines = markdown.split('\n');
  const ids = readHeadingIds(markdown.slice(frontMatter.length));

  const declarations = markdown.matchAll(/<Declaration of="([^"]+)" from="((?:@[^/"]+\/)?[^/"]+)/g);
  const referenced = Array.from(declarations, ([, name = '', packageName = '']) => ({
    symbol: `${packageName}:${name}`,
    target: `${address}#${name}`,
  }));
  const listed = (Array.isArray(api) ? api.map(String) : []).map(entry => {
    const [symbol = '', id] = entry.split('#');
    const line = lines.findIndex(text => text.includes(entry));
    const place = {file, line: line + 1, column: (lines[line] ?? '').indexOf(entry) + 1};
    if (id !== undefined && !ids.includes(id)) {
      throw new SymbolLinkError({
        ...place,
        message: `\`${entry}\` leads to no heading. Found no heading with the id \`${id}\`, expected one of ${ids.map(name => `\`${name}\``).join(', ')}.`,
        advice: `If the heading has been renamed, add \`{/* #${id} */}\` after its text.`,
      });
    }
    return {symbol, target: id === undefined ? address : `${address}#${id}`, place};
  });
  return {listed, referenced};
}

function readHeadingIds(markdown: string): string[] {
  const slugger = createSlugger();
  const prose = markdown.replace(/^( *)(`{3,}).*?^\1\2$/gms, '');
  return Array.from(prose.matchAll(/^#{2,6} (.+)$/gm), ([, heading = '']) => {
    const {text, id} = parseMarkdownHeadingId(heading, 'mdx-comment');
    return id ?? slugger.slug(text.replace(/[`*]/g, ''));
  });
}
