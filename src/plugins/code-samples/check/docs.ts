import ts from 'typescript';
import {createSymbolLink} from '../symbolLinks';

/** Maximum number of characters of the summary in a JSDoc comment. */
const maxSummaryLength = 400;

/** Tags that popups show. `@example` is missing because examples are too long, and `@link` is an old form of `@see`. */
const shownTags = new Set([
  'default',
  'deprecated',
  'internal',
  'link',
  'param',
  'remarks',
  'returns',
  'see',
  'throws',
]);

/**
 * Renders the JSDoc of a symbol as Markdown without its examples: the summary, and a line for each tag.
 * @param symbol name of the symbol (see `getPackageSymbol`), so that `{@link Name}` can link to a symbol of the same package
 */
export function renderDocs({documentation, tags = []}: ts.QuickInfo, symbol: string | undefined): string {
  const summary = renderLinks(ts.displayPartsToString(documentation), symbol).replace(/\s*```[^]*$/, ' …');
  const shown = tags
    .filter(({name}) => shownTags.has(name))
    .map(({name, text}) => `@${name} ${renderLinks(ts.displayPartsToString(text), symbol)}`.trimEnd());
  // Overloads repeat the tags of a symbol.
  return [...new Set([cutText(summary, maxSummaryLength, ' '), ...shown])]
    .filter(part => part !== '')
    .join('\n');
}

/** Renders `{@link target}`, `{@link target label}` and `{@link target|label}` as Markdown links. */
function renderLinks(text: string, symbol: string | undefined): string {
  return text.replace(
    /\{@link(?:code|plain)?\s+([^\s|}]+)[\s|]*([^}]*)\}/g,
    (_, target: string, label: string) =>
      /^https?:/.test(target)
        ? `[${label || target}](${target})`
        : createSymbolLink(label || target, symbol && symbol.replace(/:[^:]*$/, `:${target}`)),
  );
}

/** Shortens a long text after its last suitable `separator`, which is a line break or a space, and adds an ellipsis. */
export function cutText(text: string, length: number, separator: string): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(separator, length))}${separator}…`;
}
