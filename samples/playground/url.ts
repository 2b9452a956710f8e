// Replaces a part of Node's module `url` in the sandbox.
const { URL, URLSearchParams } = globalThis;

export function fileURLToPath(url: string | URL): string {
  return decodeURIComponent(new URL(url).pathname);
}

/** Parses the path and the query of a request. */
export function parse(
  url: string,
  parsesQuery = false,
): {
  pathname: string;
  search: string;
  query: string | Record<string, string>;
} {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  return { pathname, search, query: parsesQuery ? Object.fromEntries(searchParams) : search.slice(1) };
}

export { URL, URLSearchParams };
export default { URL, URLSearchParams, fileURLToPath, parse };
