/**
 * Renders a value on one line, as `console.log` prints it in Node. Strings are printed without quotes, but strings inside objects and
 * arrays have quotes.
 */
export function inspect(value: unknown): string {
  return typeof value === 'string' ? value : inspectNested(value);
}

function inspectNested(value: unknown): string {
  if (typeof value === 'string') {
    return `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
  }
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[ ${value.map(inspectNested).join(', ')} ]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => `${name}: ${inspectNested(member)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return String(value);
}
