import type {HeaderRule} from './rules';

/** Cloudflare Pages skips longer lines: https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2_000;

/** The rules as a `_headers` file, which Netlify and Cloudflare Pages read from the published folder. Throws on a line that is too long. */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({pattern, headers}) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find(line => line.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: a line that Cloudflare Pages would skip. Found ${tooLong.length} characters (${tooLong.slice(0, 40).trim()}…), ` +
        `expected at most ${longestLine}. Use fewer inline scripts and fewer different style attributes.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Reads what `renderHeadersFile` writes. Throws on a line that is neither a path nor a header of one. */
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
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      throw new Error(
        `_headers:${index + 1}:1: not a rule. Found ${JSON.stringify(line)}, ` +
          'expected a path, or `Name: value` indented below one. Build the site anew.',
      );
    }
  }
  return rules;
}
