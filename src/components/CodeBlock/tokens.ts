import type {Token} from 'prism-react-renderer';

/** A piece of a line that looks the same from start to end; without a class name it is plain text. */
export type Segment = {className: string; text: string; link?: TokenLink};

/** From a token to the line that defines it. */
export type TokenLink = {anchor: string; title: string};

/** A part of a line that gets a class name of its own, in UTF-16 units. */
export type Mark = {column: number; length: number; className: string; link?: TokenLink};

// The token types that `src/css/code.css` colours. All others, punctuation above all, stay plain text:
// half as many elements on a page.
const colours: {[type: string]: string | undefined} = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  shebang: 'comment',
  coord: 'comment',
  string: 'string',
  'template-string': 'string',
  'attr-value': 'string',
  char: 'string',
  regex: 'string',
  url: 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  keyword: 'keyword',
  rule: 'keyword',
  function: 'function',
  'class-name': 'class-name',
  builtin: 'class-name',
  property: 'property',
  'attr-name': 'property',
  variable: 'property',
  atrule: 'property',
  tag: 'tag',
  selector: 'tag',
  title: 'tag',
  inserted: 'inserted',
  deleted: 'deleted',
};

const plainTypes = new Set(['plain', 'plain-text', 'punctuation', 'operator', 'interpolation', 'script']);

/** The class of a token with these types, outermost first; empty for plain text. */
export function tokenClassName(types: string[]): string {
  if (types.at(-1) === 'punctuation' && types.at(-2) === 'attr-value') {
    return 'token string';
  }
  for (const type of [...types].reverse()) {
    const colour = colours[type];
    if (colour) {
      return `token ${colour}`;
    }
    if (plainTypes.has(type)) {
      return '';
    }
  }
  return '';
}

/** The segments of a line and its line break, cut where a mark begins or ends, neighbours that look the same joined. */
export function createSegments(line: Token[], marks: Mark[] = []): Segment[] {
  const segments: Segment[] = [];
  let column = 0;
  for (const token of line) {
    // Prism marks an empty line with a token that holds its line break.
    const text = token.content === '\n' ? '' : token.content;
    const className = tokenClassName(token.types);
    for (const piece of cut(text, column, marks)) {
      const {text: part, link} = piece;
      append(segments, {
        className: [className, piece.className].filter(Boolean).join(' '),
        text: part,
        ...(link && {link}),
      });
    }
    column += text.length;
  }
  append(segments, {className: '', text: '\n'});
  return segments;
}

/** Segments of several lines as one list, neighbours that look the same joined. */
export function joinSegments(lines: Segment[][]): Segment[] {
  const segments: Segment[] = [];
  lines.flat().forEach(segment => append(segments, {...segment}));
  return segments;
}

function append(segments: Segment[], segment: Segment): void {
  const last = segments.at(-1);
  if (last?.className === segment.className && last.link === segment.link) {
    last.text += segment.text;
  } else if (segment.text !== '') {
    segments.push(segment);
  }
}

function cut(text: string, column: number, marks: Mark[]): Segment[] {
  const end = column + text.length;
  const edges = marks.flatMap(mark => [mark.column, mark.column + mark.length]);
  const cuts = [column, ...edges.filter(edge => edge > column && edge < end).sort((a, b) => a - b), end];
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? column;
    const covering = marks.filter(({column: start, length}) => start <= from && from < start + length);
    const link = covering.find(mark => mark.link)?.link;
    return {
      className: covering.map(({className}) => className).join(' '),
      text: text.slice(from - column, to - column),
      ...(link && {link}),
    };
  });
}
