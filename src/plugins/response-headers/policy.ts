import {createHash} from 'node:crypto';
import {declaredStyles} from './declaredStyles';
import type {PageContent} from './pageContent';
import type {Sources} from './services';

/**
 * The content security policy of the whole site, as one line. Scripts run when they are files of this site or one of the inline
 * scripts that the pages have; `sources` are what services on other origins need.
 */
export function createPolicy(contents: readonly PageContent[], sources: Sources): string {
  const scripts = createHashes(contents.flatMap(content => content.scripts));
  const styles = createHashes(contents.flatMap(content => content.styleAttributes));
  const own: Sources = {
    // Also what fetched-ahead files fall under, so not 'none'.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...createHashes(declaredStyles.map(({text}) => text))],
    ...(styles.length > 0 && {'style-src-attr': ["'unsafe-hashes'", ...styles]}),
    // Style sheets hold small drawings as data.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [],
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': [],
  };
  return Object.entries(own)
    .map(([directive, values]) => {
      const all = [...values, ...(sources[directive] ?? [])];
      return [directive, ...(all.length > 0 ? all : ["'none'"])].join(' ');
    })
    .join('; ');
}

/** Sources that allow these texts, each once, in an order that depends on nothing else. */
function createHashes(texts: readonly string[]): string[] {
  return [...new Set(texts)]
    .map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
}
