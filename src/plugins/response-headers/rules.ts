/** Response headers for the paths that match a pattern. */
export type HeaderRule = {
  /** Path from the root of the origin. A `*` at the end matches any text. */
  pattern: string;
  headers: Record<string, string>;
};

/** Browser features that no page uses. They are turned off so that an injected script can't use them either. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** One year is the longest useful lifetime for caches. */
const yearInSeconds = 31_536_000;

/**
 * Creates the rules for all response headers of the site. If several rules match a path, they set different headers, because hosting
 * services treat duplicates in different ways. By default, the services make browsers revalidate a file with each request, so only files
 * that can be cached longer need a `Cache-Control` header.
 */
export function createHeaderRules(policy: string, baseUrl: string): HeaderRule[] {
  return [
    {
      pattern: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': policy,
        // `includeSubDomains` isn't set because subdomains can belong to other sites.
        'Strict-Transport-Security': `max-age=${2 * yearInSeconds}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unusedFeatures.map(feature => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // The names of these files contain a hash of their content.
    ...['assets/', 'types/'].map(folder => ({
      pattern: `${baseUrl}${folder}*`,
      headers: {'Cache-Control': `public, max-age=${yearInSeconds}, immutable`},
    })),
  ];
}

/** Returns the headers of all rules that match a path. */
export function selectHeaders(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({pattern}) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}
