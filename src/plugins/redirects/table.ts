import {isMap, isScalar, LineCounter, parseDocument, type Node} from 'yaml';

/** A row of the table, with the positions of both addresses in its file. */
export type Redirect = {
  /** The old address: a path without the base URL and perhaps an anchor, such as `/docs/links#httplink`. */
  from: string;
  /** The present address. */
  to: string;
  /** Positions such as `redirects.json:4:5`. */
  fromPosition: string;
  toPosition: string;
};

/** Maps the path of each page to its anchors, or to undefined if they aren't known. */
export type KnownPages = ReadonlyMap<string, readonly string[] | undefined>;

const fromPattern = /^(?:\/[\w.~-]+)+(?:#\S+)?$/;
const toPattern = /^(?:\/|(?:\/[\w.~-]+)+)(?:#\S+)?$/;

/**
 * Parses the table of redirects, which is a JSON file with an object `redirects`.
 * @param file the path of the file for error messages
 * @throws if the file isn't a table, with the position of the mistake
 */
export function parseTable(text: string, file: string): Redirect[] {
  const lines = new LineCounter();
  // A parser of YAML reads JSON as well. Unlike `JSON.parse`, it knows positions and rejects duplicate keys.
  const table = parseDocument(text, {lineCounter: lines});
  const [error] = table.errors;
  if (error) {
    const {line = 1, col = 1} = error.linePos?.[0] ?? {};
    throw new Error(`${file}:${line}:${col}: the table isn't valid JSON. ${error.message.split('\n')[0]}`);
  }
  const rows = table.get('redirects');
  if (!isMap<Node, Node | null>(rows)) {
    throw new Error(
      `${file}:1:1: the table is missing. Expected \`{"redirects": {"/docs/old": "/docs/new"}}\`.`,
    );
  }
  return rows.items.map(({key, value}) => ({
    from: readText(key),
    to: readText(value),
    fromPosition: readPosition(key, lines, file),
    toPosition: readPosition(value, lines, file),
  }));
}

/** Returns the redirects of whole pages. Servers can't redirect sections, because browsers don't send them the anchor. */
export function selectPageRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({from}) => !from.includes('#'));
}

/** Finds invalid addresses, old addresses that are still in use, missing targets, chains and loops. Returns a message for each mistake. */
export function collectRedirectProblems(redirects: readonly Redirect[], pages: KnownPages): string[] {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return redirects.flatMap(({from, to, fromPosition, toPosition}) => {
    if (!fromPattern.test(from)) {
      return `${fromPosition}: the old address isn't a path. Found "${from}", expected a path such as "/docs/old", without a slash at its end.`;
    }
    if (!toPattern.test(to)) {
      return `${toPosition}: the target of ${from} isn't a path. Found "${to}", expected a path such as "/docs/new" or "/docs/new#section".`;
    }
    if (exists(from, pages, false)) {
      return `${fromPosition}: ${from} still exists, so readers would no longer reach it. Remove the row, or move what is at this address.`;
    }
    const path = followRedirects(to, targets);
    const end = path.at(-1) ?? to;
    if (path.slice(0, -1).includes(end) || end === from) {
      return `${toPosition}: the redirect from ${from} is a loop. Found ${[from, ...path].join(' → ')}. Use a page that exists as the target.`;
    }
    if (path.length > 1) {
      return `${toPosition}: ${to} is itself redirected, so readers would be redirected ${path.length} times. Write "${end}" instead.`;
    }
    if (!exists(to, pages, true)) {
      const [page = ''] = to.split('#');
      const missing = pages.has(page) ? 'section' : 'page';
      return `${toPosition}: the target of ${from} doesn't exist. Found "${to}", expected the address of a ${missing} of the site.`;
    }
    return [];
  });
}

/** Returns an address and the addresses to which it is redirected in turn. Ends at the first address that occurs for the second time. */
function followRedirects(address: string, targets: ReadonlyMap<string, string>): string[] {
  const path = [address];
  for (let next = findTarget(address, targets); next !== undefined; next = findTarget(next, targets)) {
    const isLoop = path.includes(next);
    path.push(next);
    if (isLoop) {
      break;
    }
  }
  return path;
}

/** Finds the target of an address. The redirect of a page also applies to the sections of the page. */
function findTarget(address: string, targets: ReadonlyMap<string, string>): string | undefined {
  const [page = ''] = address.split('#');
  return targets.get(address) ?? targets.get(page);
}

function exists(address: string, pages: KnownPages, isExpected: boolean): boolean {
  const [page = '', anchor] = address.split('#');
  if (anchor === undefined || !pages.has(page)) {
    return pages.has(page);
  }
  return pages.get(page)?.includes(anchor) ?? isExpected;
}

function readText(node: Node | null): string {
  return isScalar(node) ? String(node.value) : '';
}

function readPosition(node: Node | null, lines: LineCounter, file: string): string {
  const {line, col} = lines.linePos(node?.range?.[0] ?? 0);
  return `${file}:${line}:${col}`;
}
