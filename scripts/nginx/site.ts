import type {HeaderRule} from '../../src/plugins/response-headers/rules';

export type SiteOptions = {
  /** Absolute path of the folder with the site's files. */
  root: string;
  /** Address or port, as nginx' `listen` takes it. */
  listen: string;
};

/**
 * nginx' configuration of the site: goes into the `http` block, for instance as a file of /etc/nginx/sites-enabled. Needs gzip_static
 * and the brotli_static module, and serves a site whose base URL is `/`.
 */
export function renderSite(rules: readonly HeaderRule[], {root, listen}: SiteOptions): string {
  const headers = groupByName(rules);
  const maps = [...headers].flatMap(([name, values]) => renderMap(name, values));
  const lines = [...headers].map(([name, values]) => renderHeader(name, values));
  return `# Made by \`npm run package:nginx\`, with the headers that the build computed: don't edit it here.

${maps.join('\n\n')}

# Speaks plain HTTP: put it behind what ends TLS, or add \`listen 443 ssl\` and the certificate.
server {
  listen ${listen};
  server_name _;
  root ${root};

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/plain text/css text/xml text/markdown application/javascript application/json application/manifest+json image/svg+xml;
  include /etc/nginx/mime.types;
  types {
    text/markdown md;
    application/manifest+json webmanifest;
  }

  # Files were compressed when the package was made.
  gzip_static on;
  brotli_static on;
  gzip_vary on;

  # At this level only: a block with an add_header of its own would lose all of these.
  ${lines.join('\n  ')}

  error_page 404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }

  # Browsers read a backslash in a redirect as a slash: \`/%5Cexample.org/\` would lead to another site.
  location ~ "\\x5C" { return 404; }

  # One address for each page: no .html, no slash at the end. \`rewrite\` encodes what it puts into the address, \`return\` does not.
  location = /index.html { rewrite ^ / permanent; }
  location ~ /index\\.html$ { rewrite ^(.*?)/+index\\.html$ $1 permanent; }
  location ~ \\.html$ { rewrite ^(.*)\\.html$ $1 permanent; }
  location ~ ./$ { rewrite ^(.*?)/+$ $1 permanent; }

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }

  # What isn't a page is never answered with one.
  location ~ \\.[^./]+$ { try_files $uri =404; error_page 404 @missing; }
  location ^~ /assets/ { try_files $uri =404; error_page 404 @missing; }
  location ^~ /types/ { try_files $uri =404; error_page 404 @missing; }
  location @missing { types {} default_type text/plain; return 404 "Not found\\n"; }
}
`;
}

type Values = {pattern: string; value: string}[];

function groupByName(rules: readonly HeaderRule[]): Map<string, Values> {
  const groups = new Map<string, Values>();
  for (const {pattern, headers} of rules) {
    for (const [name, value] of Object.entries(headers)) {
      groups.set(name, [...(groups.get(name) ?? []), {pattern, value}]);
    }
  }
  return groups;
}

function isForAll(values: Values): boolean {
  return values.length === 1 && values[0]?.pattern === '/*';
}

function renderHeader(name: string, values: Values): string {
  const value = isForAll(values) ? quote(values[0]?.value ?? '') : `$${variableName(name)}`;
  return `add_header ${name} ${value} always;`;
}

/** The value by status and path: an answer that a file is missing must not be kept as long as the file. */
function renderMap(name: string, values: Values): string[] {
  if (isForAll(values)) {
    return [];
  }
  const lines = values.map(({pattern, value}) => {
    const path = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*$/, '');
    return `  "~^(200|206|304):${path}" ${quote(value)};`;
  });
  const otherwise = name === 'Cache-Control' ? 'no-cache' : '';
  return [
    [`map $status:$uri $${variableName(name)} {`, `  default ${quote(otherwise)};`, ...lines, '}'].join('\n'),
  ];
}

function variableName(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Throws on what nginx would read as a variable or the end of the text. */
function quote(value: string): string {
  if (/["$\\]/.test(value)) {
    throw new Error(
      `_headers: nginx can't take this value. Found ${JSON.stringify(value)}, expected no ", $ or \\.`,
    );
  }
  return `"${value}"`;
}
