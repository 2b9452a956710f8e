import type {HeaderRule} from './rules';

/**
 * The maximum number of characters in a line. Cloudflare Pages ignores longer lines:
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
const maxLineLength = 2_000;

/** Renders the rules as a `_headers` file for Netlify and Cloudflare Pages. Throws if a line is too long. */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({pattern, headers}) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find(line => line.length > maxLineLength);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: Cloudflare Pages ignores lines with more than ${maxLineLength} characters. Found ${tooLong.length} characters ` +
        `(${tooLong.slice(0, 40).trim()}…). Use fewer inline scripts and fewer different style attributes.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Parses the output of `renderHeadersFile`. Throws if a line is neither a path nor a header below a path. */
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
        `_headers:${index + 1}:1: this line isn't valid. Found ${JSON.stringify(line)}, ` +
          'expected a path, or an indented `Name: value` below a path. Build the site again.',
      );
    }
  }
  return rules;
}
