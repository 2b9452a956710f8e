/**
 * Takes the modules of Markdown pages out of a list of the framework's, which names each module twice: as a function that imports it,
 * and by its id. To know the ids of all pages, the bundler would compile all pages.
 */
export default function unnamedPages(source) {
  return source.replace(/require\.resolveWeak\("[^"]+\.mdx?(?:\?[^"]*)?"\)/g, 'null');
}
