/**
 * A loader for the framework's `registry.js`, which refers to each module by an import function and by its id. The loader removes the ids
 * of Markdown pages, because the bundler would have to compile all pages to determine their ids.
 */
export default function removePageIds(source) {
  return source.replace(/require\.resolveWeak\("[^"]+\.mdx?(?:\?[^"]*)?"\)/g, 'null');
}
