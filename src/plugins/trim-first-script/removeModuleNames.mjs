/**
 * A loader for the framework's `registry.js`, which refers to each module by an import function, by its name and by its id. The loader
 * removes the names and the ids, because only the server rendering uses them, to find the files that a page links.
 */
export default function removeModuleNames(source) {
  return source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
}
