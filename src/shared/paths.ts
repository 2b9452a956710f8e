/** The path that a host serves a page under, for the path of the page's file: without `/index.html` and `.html`. */
export function cleanPath(pathname: string): string {
  const withoutFile = pathname.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return withoutFile === '' ? '/' : withoutFile;
}

/**
 * A hash whose percent signs can all be decoded: those that mean nothing are encoded. `#100%` becomes `#100%25`. When that leaves bytes
 * that are no text, all percent signs are encoded: `#%ff` becomes `#%25ff`.
 */
export function makeDecodable(hash: string): string {
  const encoded = hash.replace(/%(?![\da-f]{2})/gi, '%25');
  return canDecode(encoded) ? encoded : hash.replaceAll('%', '%25');
}

/**
 * A path that can be decoded twice, as the router does for links: `/docs/100%25` is `/docs/100%` then, which it can't read. No page has
 * such a path, so the percent signs are left out.
 */
export function makeRoutable(pathname: string): string {
  return canDecode(pathname) && canDecode(decodeURI(pathname)) ? pathname : pathname.replaceAll('%', '');
}

/** A text without its percent-encoding; as it is when that is broken. */
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

/** A path without the slash at its end, which the framework keeps in the data of a version's introduction: `/docs/` is `/docs`. */
export function trimSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
