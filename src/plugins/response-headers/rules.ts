/** Headers for the answers to some paths. */
export type HeaderRule = {
  /** Path from the root of the origin; a `*` at its end stands for any text. */
  pattern: string;
  headers: Record<string, string>;
};

/** Features of browsers that no page uses, and no script that slips in can. */
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

/** A year, in seconds: more has no meaning for caches. */
const year = 31_536_000;

/**
 * All headers that hosts add to the site's files. Patterns that set the same header never meet on one path: hosts differ in what they
 * make of it. What has no cache rule is asked for again each time, which is what hosts do with it by default.
 */
export function createHeaderRules(policy: string, baseUrl: string): HeaderRule[] {
  return [
    {
      pattern: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': policy,
        // Without includeSubDomains: other hosts below the domain are not this site's to decide on.
        'Strict-Transport-Security': `max-age=${2 * year}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unusedFeatures.map(feature => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // Names of these files have a hash of what they are made of.
    ...['assets/', 'types/'].map(folder => ({
      pattern: `${baseUrl}${folder}*`,
      headers: {'Cache-Control': `public, max-age=${year}, immutable`},
    })),
  ];
}

/** The headers for a path: those of all rules that match it. */
export function selectHeaders(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({pattern}) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}
