/** The path that a host serves a page under, for the path of the page's file: without `/index.html` and `.html`. */
export function cleanPath(pathname: string): string {
  const withoutFile = pathname.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return withoutFile === '' ? '/' : withoutFile;
}

/**
 * A path, query or hash whose percent signs can all be decoded: those that mean nothing are encoded. `#100%` becomes `#100%25`. When
 * that leaves bytes that are no text, all percent signs are encoded: `%ff` becomes `%25ff`.
 */
export function makeDecodable(text: string): string {
  const encoded = text.replace(/%(?![\da-f]{2})/gi, '%25');
  try {
    decodeURIComponent(encoded);
    return encoded;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
