/** Response headers for the paths that match a pattern. */
export type HeaderRule = {
  /** Path from the root of the origin. A `*` at the end matches any text. */
  pattern: string;
  headers: Record<string, string>;
};

/** One year is the longest useful lifetime for caches. */
const yearInSeconds = 31_536_000;

/** Tells browsers that a file never changes, so that they don't even revalidate it when the reader reloads a page. */
const immutable = 'immutable';

/** The content security policy of the pages that use a particular service, or of other files. */
export type PagePolicy = {
  /** Paths of the pages, and of their files if hosts also serve these. A `*` at the end matches any text. */
  paths: string[];
  policy: string;
};

type RuleSettings = {
  baseUrl: string;
  /** The content security policy of all other paths. */
  policy: string;
  pagePolicies?: readonly PagePolicy[];
  hashedFolders: readonly string[];
  /** Files that caches have to check with every request. */
  uncachedFiles?: readonly string[];
  /** Features of browsers that `Permissions-Policy` turns off. If there are none, the header isn't sent. */
  permissions?: readonly string[];
  /** Headers for all paths, in addition to the default ones. */
  headers?: Record<string, string>;
};

/**
 * Creates the rules for all response headers of the site. If several rules set the same header for a path, the last rule applies. By
 * default, hosting services make browsers revalidate a file with each request, so only files that can be cached longer need a
 * `Cache-Control` header.
 */
export function createHeaderRules({
  baseUrl,
  policy,
  pagePolicies = [],
  hashedFolders,
  uncachedFiles = [],
  permissions = [],
  headers = {},
}: RuleSettings): HeaderRule[] {
  const siteHeaders = {
    'Content-Security-Policy': policy,
    // `includeSubDomains` isn't set because subdomains can belong to other sites.
    'Strict-Transport-Security': `max-age=${2 * yearInSeconds}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions.map(feature => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...headers,
  };
  // Some hosts serve the home page of a site below a path at the path without a slash.
  const sitePatterns = baseUrl === '/' ? ['/*'] : [`${baseUrl}*`, baseUrl.slice(0, -1)];
  return [
    ...sitePatterns.map(pattern => ({
      pattern,
      headers: Object.fromEntries(Object.entries(siteHeaders).filter(([, value]) => value !== '')),
    })),
    ...pagePolicies.flatMap(page =>
      page.paths.map(pattern => ({pattern, headers: {'Content-Security-Policy': page.policy}})),
    ),
    ...hashedFolders.map(folder => ({
      pattern: `${baseUrl}${folder}/*`,
      headers: {'Cache-Control': `public, max-age=${yearInSeconds}, ${immutable}`},
    })),
    ...uncachedFiles.map(file => ({pattern: baseUrl + file, headers: {'Cache-Control': 'no-cache'}})),
  ];
}

/** Returns the paths of all folders whose files have a hash in their name, such as `/assets/`. */
export function listHashedFolders(rules: readonly HeaderRule[]): string[] {
  return rules
    .filter(({headers}) => headers['Cache-Control']?.includes(immutable))
    .map(({pattern}) => pattern.replace(/\*$/, ''));
}

/** Returns the headers of all rules that match a path. */
export function selectHeaders(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({pattern}) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}
