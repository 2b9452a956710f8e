import {parse} from 'acorn';

/**
 * A loader for prism-react-renderer, one file of Prism, its languages and its colour themes, of which bundlers can't leave out any.
 * JavaScript, since the bundler loads it by itself.
 * @this {import('webpack').LoaderContext<{languages: readonly string[]}>}
 * @param {string} source
 */
export default function pruneLoader(source) {
  return prune(source, this.getOptions().languages);
}

/**
 * The module without its list of colour themes, and with these languages only. Throws when the module is not built as it was when this
 * was written: then nothing of it may be cut.
 * @param {string} source
 * @param {readonly string[]} languages as Prism calls them
 * @returns {string}
 */
export function prune(source, languages) {
  const {body} = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const known = new Set();
  let rest = source;
  let themeLists = 0;
  // From the end, so that the positions of what comes before stay true.
  for (const statement of body.filter(({type}) => type === 'ExpressionStatement').reverse()) {
    const {start, end, expression} = statement;
    const parts = expression.type === 'SequenceExpression' ? expression.expressions : [expression];
    const kept = parts
      .map(part => source.slice(part.start, part.end))
      .filter(part => {
        const isThemeList = part.startsWith('__export(themes_exports,');
        const language = findLanguage(part);
        themeLists += isThemeList ? 1 : 0;
        known.add(language);
        return !isThemeList && (language === undefined || languages.includes(language));
      });
    if (kept.length < parts.length) {
      rest = rest.slice(0, start) + `${['void 0', ...kept].join(',\n')};` + rest.slice(end);
    }
  }
  const missing = languages.filter(language => !known.has(language));
  if (themeLists !== 1 || missing.length > 0) {
    throw new Error(
      `prism-react-renderer is built in another way than pruneLoader.mjs knows: found ${themeLists} lists of themes, expected 1; ` +
        `missing languages: ${missing.join(', ') || 'none'}. Look at its dist/index.mjs, and mend the loader or remove it.`,
    );
  }
  return rest;
}

/**
 * The language that an expression defines or changes. Some define several, or extend another: the first one counts.
 * @param {string} expression
 * @returns {string | undefined}
 */
function findLanguage(expression) {
  return (
    /\.languages\.(\w+)\s*=[^=]/.exec(expression)?.[1] ??
    /\.insertBefore\("(\w+)"/.exec(expression)?.[1] ??
    /^(?:delete |Object\.defineProperty\()?Prism\.languages\.(\w+)/.exec(expression)?.[1]
  );
}
