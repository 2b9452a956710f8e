type Group = {open: string; close: string; items: Item[]};
/** What stands between two separators, and the separator behind it. */
type Item = {parts: Part[]; separator: string};
type Part = string | Group;

const closing: {[open: string]: string | undefined} = {'(': ')', '[': ']', '{': '}', '<': '>'};

/** Lays a type out over lines of about `width` characters, as Prettier would, whatever line breaks it comes with. */
export function formatType(text: string, width = 72): string {
  return splitStatements(text)
    .map(statement => new Printer(width).print(parse(statement)))
    .join('\n');
}

/** The first lines of a text, the last of them an ellipsis, when it has more than `max`. */
export function cutLines(text: string, max: number): {text: string; isCut: boolean} {
  const lines = text.split('\n');
  return lines.length <= max
    ? {text, isCut: false}
    : {text: [...lines.slice(0, max - 1), '…'].join('\n'), isCut: true};
}

/** The compiler puts `import x` on a line of its own, below what `x` is. All other line breaks are layout. */
function splitStatements(text: string): string[] {
  return text.split(/\n(?=\S)(?![\])}>|&])/).map(statement => statement.replace(/\s*\n\s*/g, ' ').trim());
}

function parse(text: string): Part[] {
  // A string, an arrow, or one character: what stands in quotes is opaque, and an arrow closes no bracket.
  const tokens = text.match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|=>|[^]/g) ?? [];
  let index = 0;

  function parseItems(close: string | undefined): Item[] {
    const items: Item[] = [];
    let parts: Part[] = [];
    const end = (separator: string) => {
      const trimmed = trim(parts);
      if (trimmed.length > 0 || separator !== '') {
        items.push({parts: trimmed, separator});
      }
      parts = [];
    };
    while (index < tokens.length) {
      const token = tokens[index++] ?? '';
      const closesWith = closing[token];
      if (token === close) {
        break;
      } else if (closesWith) {
        parts.push({open: token, close: closesWith, items: parseItems(closesWith)});
      } else if (close !== undefined && (token === ',' || token === ';')) {
        end(token);
      } else if (typeof parts.at(-1) === 'string') {
        parts.push(`${String(parts.pop())}${token}`);
      } else {
        parts.push(token);
      }
    }
    end('');
    return items;
  }

  return parseItems(undefined)[0]?.parts ?? [];
}

function trim(parts: Part[]): Part[] {
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
    if (members.length > 2 && !this.fits(flat(parts))) {
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
      // What follows up to the next bracket has to fit as well.
      const next = parts[index + 1];
      const after = typeof next === 'string' ? next : '';
      if (this.fits(flat([part]) + after.trimEnd())) {
        this.output += flat([part]);
      } else {
        this.printGroup(part, indent);
      }
    });
  }

  private printGroup({open, close, items}: Group, indent: string): void {
    this.output += open;
    const [only] = items;
    if (items.length === 1 && only && open !== '{') {
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

/** The members of a union, when the parts are one. */
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

function flat(parts: Part[]): string {
  return parts.map(part => (typeof part === 'string' ? part : flatGroup(part))).join('');
}

function flatGroup({open, close, items}: Group): string {
  const inner = items.map(({parts, separator}) => flat(parts) + separator).join(' ');
  return open === '{' && inner !== '' ? `{ ${inner} }` : `${open}${inner}${close}`;
}
