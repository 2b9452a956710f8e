/** A pair of brackets and the text between them. */
type Group = {open: string; close: string; items: Item[]};
/** The parts up to the next separator, and that separator. At the end of a group, the separator is empty. */
type Item = {parts: Part[]; separator: string};
type Part = string | Group;

const closingBrackets: {[open: string]: string | undefined} = {'(': ')', '[': ']', '{': '}', '<': '>'};

/**
 * Formats a type as Prettier would, with lines of about `width` characters. Ignores line breaks in the input.
 *
 * Prettier can't format the types at build time, because a third of the texts that editors show aren't valid TypeScript, such as
 * `(method) Array<T>.filter(…)` and `{ … 5 more …; }`. With the types for both widths, the data of a page would also grow by 60 %.
 */
export function formatType(text: string, width = 72): string {
  return splitStatements(text)
    .map(statement => new Printer(width).print(parse(statement)))
    .join('\n');
}

/** Shortens text to at most `max` lines. If lines are removed, the last line is an ellipsis. */
export function truncateLines(text: string, max: number): {text: string; isTruncated: boolean} {
  const lines = text.split('\n');
  return lines.length <= max
    ? {text, isTruncated: false}
    : {text: [...lines.slice(0, max - 1), '…'].join('\n'), isTruncated: true};
}

/**
 * Splits the compiler's quick info into statements. Quick info is the text that editors show on hover. For an imported name `x`, the
 * compiler adds the line `import x` below the type of `x`. All other line breaks are only formatting.
 */
function splitStatements(text: string): string[] {
  return text.split(/\n(?=\S)(?![\])}>|&])/).map(statement => statement.replace(/\s*\n\s*/g, ' ').trim());
}

function parse(text: string): Part[] {
  // Each token is a string literal, an arrow or a single character. Brackets in string literals and the `>` of an arrow don't count.
  const tokens = text.match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|=>|[^]/g) ?? [];
  let index = 0;

  function parseItems(close: string | undefined): Item[] {
    const items: Item[] = [];
    let parts: Part[] = [];
    const endItem = (separator: string) => {
      const trimmed = trimParts(parts);
      if (trimmed.length > 0 || separator !== '') {
        items.push({parts: trimmed, separator});
      }
      parts = [];
    };
    while (index < tokens.length) {
      const token = tokens[index++] ?? '';
      const closesWith = closingBrackets[token];
      if (token === close) {
        break;
      } else if (closesWith) {
        parts.push({open: token, close: closesWith, items: parseItems(closesWith)});
      } else if (close !== undefined && (token === ',' || token === ';')) {
        endItem(token);
      } else if (typeof parts.at(-1) === 'string') {
        parts.push(`${String(parts.pop())}${token}`);
      } else {
        parts.push(token);
      }
    }
    endItem('');
    return items;
  }

  return parseItems(undefined)[0]?.parts ?? [];
}

/** Removes white space at the start and the end of the parts, and leaves out empty parts. */
function trimParts(parts: Part[]): Part[] {
  return parts
    .map((part, index) => {
      if (typeof part !== 'string') {
        return part;
      }
      const start = index === 0 ? part.trimStart() : part;
      return index === parts.length - 1 ? start.trimEnd() : start;
    })
    .filter(part => part !== '');
}

class Printer {
  private readonly width: number;
  private output = '';

  constructor(width: number) {
    this.width = width;
  }

  print(parts: Part[], indent = ''): string {
    const members = splitUnion(parts);
    if (members.length > 2 && !this.fits(printFlat(parts))) {
      members.forEach((member, index) => {
        this.output += index === 0 ? '' : `\n${indent}  | `;
        this.printParts(member, `${indent}  `);
      });
    } else {
      this.printParts(parts, indent);
    }
    return this.output;
  }

  private printParts(parts: Part[], indent: string): void {
    parts.forEach((part, index) => {
      if (typeof part === 'string') {
        this.output += part;
        return;
      }
      // The text between this group and the next bracket has to fit on the line as well.
      const next = parts[index + 1];
      const textAfter = typeof next === 'string' ? next : '';
      if (this.fits(printFlat([part]) + textAfter.trimEnd())) {
        this.output += printFlat([part]);
      } else {
        this.printGroup(part, indent);
      }
    });
  }

  private printGroup({open, close, items}: Group, indent: string): void {
    this.output += open;
    const [only] = items;
    if (items.length === 1 && only && open !== '{' && canBreak(only.parts)) {
      this.print(only.parts, indent);
    } else if (items.length > 0) {
      for (const {parts, separator} of items) {
        this.output += `\n${indent}  `;
        this.print(parts, `${indent}  `);
        this.output += separator;
      }
      this.output += `\n${indent}`;
    }
    this.output += close;
  }

  private fits(text: string): boolean {
    const column = this.output.length - (this.output.lastIndexOf('\n') + 1);
    return column + text.length <= this.width;
  }
}

/** Whether a group within the parts has several items or is an object, so that the printer can put line breaks into it. */
function canBreak(parts: Part[]): boolean {
  return parts.some(
    part =>
      typeof part !== 'string' &&
      (part.items.length > 1 || part.items.some(item => part.open === '{' || canBreak(item.parts))),
  );
}

/** Splits a union type into its members. Returns one member for any other type. */
function splitUnion(parts: Part[]): Part[][] {
  const members: Part[][] = [[]];
  for (const part of parts) {
    const [first = '', ...rest] = typeof part === 'string' ? part.split(' | ') : [part];
    if (first !== '') {
      members.at(-1)?.push(first);
    }
    members.push(...rest.map(text => (text === '' ? [] : [text])));
  }
  return members;
}

function printFlat(parts: Part[]): string {
  return parts.map(part => (typeof part === 'string' ? part : printGroupFlat(part))).join('');
}

function printGroupFlat({open, close, items}: Group): string {
  const inner = items.map(({parts, separator}) => printFlat(parts) + separator).join(' ');
  return open === '{' && inner !== '' ? `{ ${inner} }` : `${open}${inner}${close}`;
}
