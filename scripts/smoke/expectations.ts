// What a deployed site must have, from the data of this repository.
import {readFileSync} from 'node:fs';
import {responseHeadersOptions} from '../../src/config/responseHeaders';
import {validateOptions} from '../../src/plugins/response-headers/options';
import {createHeaderRules, type HeaderRule} from '../../src/plugins/response-headers/rules';

/** Returns the paths of all pages, without the base URL. */
export function collectRoutes(): string[] {
  // TypeScript doesn't know that `pages` contains the paths of all pages in groups.
  const {pages} = JSON.parse(readFileSync('routes.lock.json', 'utf8')) as {
    pages: Record<string, Record<string, unknown>>;
  };
  return Object.values(pages).flatMap(group => Object.keys(group));
}

/** Returns the paths of the blog posts. */
export function collectPosts(): string[] {
  return collectRoutes().filter(route => /^\/blog\/(?!archive$|tags$|authors$)[^/]+$/.test(route));
}

/** Returns whether a page has a Markdown version. */
export function hasAlternate(route: string): boolean {
  return /^\/(docs|blog)(\/|$)/.test(route);
}

/** Returns the header rules without the content security policy, which depends on the built pages. */
export function createExpectedRules(baseUrl: string): HeaderRule[] {
  return createHeaderRules({baseUrl, policy: '', ...validateOptions(responseHeadersOptions)});
}
