/**
 * Returns a hash that `decodeURIComponent` can decode. Encodes percent signs that don't start an escape sequence: `#100%` becomes
 * `#100%25`. Encodes all percent signs if the escape sequences aren't valid UTF-8: `#%ff` becomes `#%25ff`.
 */
export function makeDecodable(hash: string): string {
  const encoded = hash.replace(/%(?![\da-f]{2})/gi, '%25');
  return canDecode(encoded) ? encoded : hash.replaceAll('%', '%25');
}

/**
 * Returns a path that can be decoded twice, because the router decodes the paths of links twice. For example, it would decode
 * `/docs/100%25` to `/docs/100%`, and decoding `/docs/100%` would throw an error. If a path can't be decoded twice, this function removes
 * all its percent signs. This doesn't affect existing pages, because all their paths can be decoded twice.
 */
export function makeRoutable(pathname: string): string {
  return canDecode(pathname) && canDecode(decodeURI(pathname)) ? pathname : pathname.replaceAll('%', '');
}

/** Decodes percent-encoded text. Returns the text unchanged if the encoding is invalid. */
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
