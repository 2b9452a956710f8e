import {selectHeaders, type HeaderRule} from './rules';

/**
 * The maximum number of characters in a line. Cloudflare Pages ignores longer lines:
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
const maxLineLength = 2_000;

/** The maximum number of rules. Cloudflare Pages ignores the rules after the first 100. */
const maxRuleCount = 100;

/**
 * Renders the rules as a `_headers` file for Netlify and Cloudflare Pages. Throws if a line is too long or if there are too many rules.
 *
 * On Netlify, a later rule replaces the headers of earlier rules. Cloudflare Pages would join the values, which would combine two content
 * security policies into a stricter one. Therefore a rule first removes such a header with a line that starts with `!`. Netlify ignores
 * these lines, because they have no colon.
 */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > maxRuleCount) {
    throw new Error(
      `_headers: Cloudflare Pages ignores all rules after the first ${maxRuleCount}. Found ${rules.length} rules. ` +
        'Use services with a marker on fewer pages.',
    );
  }
  const lines = rules.flatMap(({pattern, headers}, index) => {
    const earlierHeaders = selectHeaders(rules.slice(0, index), pattern);
    return [
      pattern,
      ...Object.keys(headers)
        .filter(name => name in earlierHeaders)
        .map(name => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ];
  });
  const tooLong = lines.find(line => line.length > maxLineLength);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: Cloudflare Pages ignores lines with more than ${maxLineLength} characters. Found ${tooLong.length} characters ` +
        `(${tooLong.slice(0, 40).trim()}…). Use fewer inline scripts and fewer different style attributes.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Parses the output of `renderHeadersFile`. Throws if a line is neither a path nor a header below a path. Skips lines that remove headers,
 * because `selectHeaders` returns the headers of the last rule.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    const rule = rules.at(-1);
    if (line.startsWith('/')) {
      rules.push({pattern: line.trim(), headers: {}});
    } else if (header && rule) {
      const [, name = '', value = ''] = header;
      rule.headers[name] = value;
    } else if (line.trim() !== '' && !/^(#|\s+! [\w-]+$)/.test(line)) {
      throw new Error(
        `_headers:${index + 1}:1: this line isn't valid. Found ${JSON.stringify(line)}, ` +
          'expected a path, or an indented `Name: value` below a path. Build the site again.',
      );
    }
  }
  return rules;
}
