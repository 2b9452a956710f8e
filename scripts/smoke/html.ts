// Reads built HTML with regular expressions, because parsing all pages would take longer than loading them.
import {createHash} from 'node:crypto';

/** Returns the value of an attribute of the first tag that matches `tag`. The build removes quotes that aren't necessary. */
export function readTagAttribute(html: string, tag: RegExp, name: string): string | undefined {
  const [found = ''] = tag.exec(html) ?? [];
  const [, quoted, unquoted] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s">]+))`).exec(found) ?? [];
  return quoted ?? unquoted;
}

export function readCanonical(html: string): string | undefined {
  return readTagAttribute(html, /<link\b[^>]*\brel="?canonical\b[^>]*>/, 'href');
}

/** Returns the URLs of the scripts and style sheets that a page loads. */
export function collectAssets(html: string): string[] {
  return Array.from(html.matchAll(/<(?:script|link)\b[^>]*>/g), ([tag]) =>
    /^<link/.test(tag) && !/\brel="?(?:stylesheet|preload)\b/.test(tag)
      ? undefined
      : readTagAttribute(tag, /.*/, tag.startsWith('<link') ? 'href' : 'src'),
  ).filter(url => url !== undefined);
}

/** Returns the sources in a content security policy that allow the inline scripts of a page. */
export function collectScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs), ([, attributes = '', code = '']) =>
    /\ssrc=|\stype="?application\//.test(attributes)
      ? undefined
      : `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  ).filter(source => source !== undefined);
}
