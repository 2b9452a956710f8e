import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageTypes} from '../../shared/samples';

/**
 * Pages of the site that explain the symbols of packages: for each docs version, a path below the base URL for each symbol. An example is
 * `{'1.x': {'zod:ZodString.email': '/docs/validation#email'}}`. `check/packageSymbols.ts` explains the names of symbols.
 */
export type SymbolLinks = Readonly<Record<string, Readonly<Record<string, string>>>>;

const symbolScheme = 'symbol:';

/** Creates a Markdown link to a symbol. `resolveSymbolLinks` replaces it later. */
export function createSymbolLink(label: string, symbol: string | undefined): string {
  return symbol === undefined ? `\`${label}\`` : `[${label}](${symbolScheme}${symbol})`;
}

/**
 * Replaces the symbols in the types of a page with the pages that explain them. Removes symbols without a page. The cache of results
 * contains types with symbols, because the pages can change without new results.
 */
export function resolveSymbolLinks(types: PageTypes, symbolLinks: SymbolLinks): PageTypes {
  const links: PageTypes['links'] = {};
  for (const [symbol, texts] of Object.entries(types.links)) {
    const target = findTarget(symbol, symbolLinks);
    if (target !== undefined) {
      links[target] = [...(links[target] ?? []), ...texts];
    }
  }
  const docs = types.docs.map(text =>
    text.replace(/\[([^\]]*)\]\(symbol:([^)]*)\)/g, (_, label: string, symbol: string) => {
      const target = findTarget(symbol, symbolLinks);
      return target === undefined ? `\`${label}\`` : `[${label}](${target})`;
    }),
  );
  return {...types, docs, links};
}

/** Finds the page of a symbol. The name of the symbol starts with its docs version, as in `1.x/zod:ZodString.email`. */
function findTarget(symbol: string, symbolLinks: SymbolLinks): string | undefined {
  const slash = symbol.indexOf('/');
  return symbolLinks[symbol.slice(0, slash)]?.[symbol.slice(slash + 1)];
}

/** Returns a problem for each link to a page or an element that the built site doesn't have. */
export function findBrokenSymbolLinks(symbolLinks: SymbolLinks, outDir: string): string[] {
  const ids = new Map<string, Set<string> | undefined>();
  return Object.entries(symbolLinks).flatMap(([version, links]) =>
    Object.entries(links).flatMap(([symbol, target]) => {
      const [page = '', id] = target.split('#');
      if (!ids.has(page)) {
        ids.set(page, readIds(outDir, page));
      }
      const pageIds = ids.get(page);
      const missing = pageIds ? `element with the id \`${id ?? ''}\` on this page` : 'such page';
      return pageIds && (id === undefined || pageIds.has(id))
        ? []
        : [
            `symbolLinks of ${version}: \`${symbol}\` links to ${target}. Found no ${missing}, expected an address of this site.`,
          ];
    }),
  );
}

/** Returns the ids of the elements of a built page, or undefined if the page doesn't exist. */
function readIds(outDir: string, page: string): Set<string> | undefined {
  const file = [`${page}.html`, `${page}/index.html`]
    .map(name => path.join(outDir, name))
    .find(name => existsSync(name));
  if (file === undefined) {
    return undefined;
  }
  const ids = readFileSync(file, 'utf8').matchAll(/\sid=(?:"([^"]*)"|([^\s>]*))/g);
  return new Set(Array.from(ids, ([, quoted, bare]) => quoted ?? bare ?? ''));
}
