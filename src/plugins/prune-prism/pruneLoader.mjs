import {parse} from 'acorn';

/**
 * A loader that removes unused languages and colour themes from prism-react-renderer. Bundlers can't remove these because the package is a
 * single file with side effects. The loader is written in JavaScript because the bundler imports it without compiling it.
 * @this {import('webpack').LoaderContext<{languages: readonly string[]}>}
 * @param {string} source
 */
export default function pruneLoader(source) {
  return prune(source, this.getOptions().languages);
}

/**
 * Returns the code of the module without its list of colour themes, and with only the given languages. Throws if the module doesn't have
 * the expected structure, because removing code could then break it.
 * @param {string} source code of the module
 * @param {readonly string[]} languages Prism's names of the languages to keep
 * @returns {string}
 */
export function prune(source, languages) {
  const {body} = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const definedLanguages = new Set();
  let pruned = source;
  let themeListCount = 0;
  // The statements are processed from last to first, so that the positions of the remaining statements stay correct.
  for (const statement of body.filter(({type}) => type === 'ExpressionStatement').reverse()) {
    const {start, end, expression} = statement;
    const expressions = expression.type === 'SequenceExpression' ? expression.expressions : [expression];
    const kept = expressions
      .map(node => source.slice(node.start, node.end))
      .filter(code => {
        const isThemeList = code.startsWith('__export(themes_exports,');
        const language = findLanguage(code);
        themeListCount += isThemeList ? 1 : 0;
        definedLanguages.add(language);
        return !isThemeList && (language === undefined || languages.includes(language));
      });
    if (kept.length < expressions.length) {
      pruned = pruned.slice(0, start) + `${['void 0', ...kept].join(',\n')};` + pruned.slice(end);
    }
  }
  const missing = languages.filter(language => !definedLanguages.has(language));
  if (themeListCount !== 1 || missing.length > 0) {
    throw new Error(
      `pruneLoader.mjs doesn't support this version of prism-react-renderer. Found ${themeListCount} lists of themes, expected 1. ` +
        `Missing languages: ${missing.join(', ') || 'none'}. Adapt the loader to dist/index.mjs of the package, or remove the loader.`,
    );
  }
  return pruned;
}

/**
 * Returns the language that an expression defines or changes. If it defines or extends several languages, returns the first one.
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
