/** Removes `.html` or `/index.html` from the end of a path: `/docs/router.html` becomes `/docs/router`. Leaves other paths unchanged. */
export function cleanPath(pathname: string): string {
  const withoutFile = pathname.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return withoutFile === '' ? '/' : withoutFile;
}

/**
 * Returns a hash that `decodeURIComponent` can decode. Percent signs that don't start an escape sequence are encoded, so `#100%` becomes
 * `#100%25`. If the escape sequences aren't valid UTF-8, all percent signs are encoded, so `#%ff` becomes `#%25ff`.
 */
export function makeDecodable(hash: string): string {
  const encoded = hash.replace(/%(?![\da-f]{2})/gi, '%25');
  return canDecode(encoded) ? encoded : hash.replaceAll('%', '%25');
}

/**
 * Returns a path that can be decoded twice, because the router decodes the paths of links twice. For example, `/docs/100%25` would become
 * `/docs/100%` and then throw. Percent signs of such paths are removed; no existing page has a path like this.
 */
export function makeRoutable(pathname: string): string {
  return canDecode(pathname) && canDecode(decodeURI(pathname)) ? pathname : pathname.replaceAll('%', '');
}

/** Decodes the percent-encoding of a text. Returns the text unchanged if the encoding is invalid. */
export function decodeText(text: string): string {
  return canDecode(text) ? decodeURIComponent(text) : text;
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Removes the trailing slash from a path, except from `/`. Docusaurus adds this slash to the path of a version's start page. */
export function trimSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
