import {isScalar, isSeq, parseDocument} from 'yaml';
import type {SiteFiles} from './siteFiles';

const field = 'related_docs';

/**
 * Replaces a removed page in the related docs of blog posts. They name whole pages, so the anchor of the replacement is left out, and they
 * name each page once.
 * @param route the removed page
 * @param replacement the page of the docs that replaces it; undefined if it's another kind of page, which related docs can't name
 */
export function rewriteRelatedDocs(files: SiteFiles, route: string, replacement: string | undefined): void {
  for (const file of files.list().filter(name => /^blog\/.*\.mdx?$/.test(name))) {
    const [, opening = '', yaml = ''] = /^(---\r?\n)([^]*?)\r?\n---/.exec(files.read(file)) ?? [];
    const document = parseDocument(yaml);
    const list: unknown = document.get(field);
    const paths = isSeq(list) ? list.items.map(item => (isScalar(item) ? item.value : undefined)) : [];
    const index = paths.indexOf(route);
    if (index === -1) {
      continue;
    }
    if (replacement !== undefined && !paths.includes(replacement)) {
      document.setIn([field, index], replacement);
    } else if (paths.length > 1) {
      document.deleteIn([field, index]);
    } else {
      document.delete(field);
    }
    const text = document.toString({lineWidth: 0, flowCollectionPadding: false}).trimEnd();
    files.edit(file, [{start: opening.length, end: opening.length + yaml.length, text}]);
  }
}
