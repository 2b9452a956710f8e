import {createHash} from 'node:crypto';
import type {DeclaredStyle, Sources} from './options';
import type {PageContent} from './pageContent';

/**
 * Creates a content security policy as a single line. The policy allows the files of the site, the inline scripts and style attributes of
 * all its pages, and the styles that scripts create. It also allows `sources`, which services on other origins need. If no service loads
 * scripts, `trustedTypes` are the names of the only policies that can accept strings in functions that run code.
 */
export function createPolicy(
  contents: readonly PageContent[],
  createdStyles: readonly DeclaredStyle[],
  sources: Sources,
  trustedTypes: readonly string[] = [],
): string {
  const scripts = createHashSources(contents.flatMap(content => content.scripts));
  const styles = createHashSources(contents.flatMap(content => content.styleAttributes));
  const directives: Sources = {
    // This can't be 'none', because the directive also applies to prefetched files.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...createHashSources(createdStyles.map(({text}) => text))],
    ...(styles.length > 0 && {'style-src-attr': ["'unsafe-hashes'", ...styles]}),
    // Style sheets contain small images as data URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [],
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': [],
    ...(trustedTypes.length > 0 &&
      sources['script-src'] === undefined && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': [...trustedTypes],
      }),
  };
  return Object.entries(directives)
    .map(([directive, values]) => {
      const all = [...values, ...(sources[directive] ?? [])];
      return [directive, ...(all.length > 0 ? all : ["'none'"])].join(' ');
    })
    .join('; ');
}

/** Returns the distinct hash sources of the texts, sorted so that the policy doesn't depend on the order of the pages. */
function createHashSources(texts: readonly string[]): string[] {
  return [...new Set(texts)]
    .map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
}
