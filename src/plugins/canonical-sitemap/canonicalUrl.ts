import {parse} from 'parse5';
import {findElements, readAttribute} from '../built-pages/html';

/** Returns the URL in the `<link rel="canonical">` of a page, or undefined if the page has none. If there are several, the last one counts. */
export function readCanonicalUrl(html: string): string | undefined {
  // Parsing only the head takes a fraction of the time.
  const [head = ''] = html.split(/<body\b/, 1);
  const links = findElements(
    parse(head),
    element => element.tagName === 'link' && readAttribute(element, 'rel') === 'canonical',
  );
  const last = links.at(-1);
  return last && readAttribute(last, 'href');
}
