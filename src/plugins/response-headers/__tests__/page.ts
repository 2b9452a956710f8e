import {parse} from 'parse5';
import type {Page} from '../../built-pages/pages';

/** Creates a built page with the given HTML in its body. */
export function createPage(body: string, file = '/site/build/docs.html'): Page {
  const html = `<!doctype html><html lang=en><head><title>A</title></head><body>${body}</body></html>`;
  return {route: '/docs', file, html, document: parse(html), noIndex: false};
}
