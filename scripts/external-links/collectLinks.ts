import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {findElements, readAttribute} from '../../src/plugins/built-pages/html';

/** Hosts that nobody can reach: https://www.rfc-editor.org/rfc/rfc6761 */
const reservedHost = /(^|\.)(localhost|test|example|invalid|example\.(com|net|org))$|^127\./;

/**
 * Returns the links to other origins in the built pages, without their anchors, and the pages with each link. `siteUrl` is the origin of the
 * site itself.
 */
export function collectLinks(buildFolder: string, siteUrl: string): Map<string, string[]> {
  const files = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'}).filter(file =>
    file.endsWith('.html'),
  );
  const pagesByUrl = new Map<string, string[]>();
  for (const file of files.sort()) {
    for (const url of listLinks(readFileSync(path.join(buildFolder, file), 'utf8'), siteUrl)) {
      pagesByUrl.set(url, [...(pagesByUrl.get(url) ?? []), file]);
    }
  }
  return pagesByUrl;
}

function listLinks(html: string, siteUrl: string): Set<string> {
  const links = findElements(parse(html), element => element.tagName === 'a');
  return new Set(
    links.flatMap(link => {
      const href = readAttribute(link, 'href') ?? '';
      if (!/^https?:/.test(href) || !URL.canParse(href)) {
        return [];
      }
      const url = new URL(href);
      url.hash = '';
      return url.origin === siteUrl || reservedHost.test(url.hostname) ? [] : [url.href];
    }),
  );
}
