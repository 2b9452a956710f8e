import {createHash} from 'node:crypto';
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/**
 * Adds `integrity` attributes to the template of all pages. Throws if the template loads scripts or style sheets in another way than the one
 * of the framework.
 * @param hashes the value of the attribute, by the path of the file in the output
 */
export function addIntegrity(hashes: Record<string, string>, template: string = frameworkTemplate): string {
  const withHashes = ['stylesheet', 'script'].reduce((text, variable) => {
    const url = `<%= it.baseUrl %><%= ${variable} %>"`;
    const count = text.split(url).length - 1;
    if (count !== 1) {
      throw new Error(
        `The template of the pages: expected ${url} once, found it ${count} times. Adapt src/plugins/asset-integrity/template.ts.`,
      );
    }
    return text.replace(url, `${url} integrity="<%= hashes[${variable}] %>"`);
  }, template);
  return `<% const hashes = ${JSON.stringify(hashes)} %>${withHashes.trim()}`;
}

/** Returns the value of the `integrity` attribute for a file. */
export function createIntegrity(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
