import type {Token} from 'prism-react-renderer';

/** A piece of a line with one style. An empty class name means plain text. */
export type Segment = {className: string; text: string; link?: TokenLink};

/** A link from a token to the line that defines it. `title` is the title of the sample that contains this line. */
export type TokenLink = {anchor: string; title: string};

/** A part of a line that gets an additional class name. Column and length are in UTF-16 code units. */
export type Mark = {column: number; length: number; className: string; link?: TokenLink};

// Maps Prism's token types to the colours in `src/css/code.css`. All other types become plain text. They are mainly punctuation, and
// leaving out their elements halves the number of elements on a page.
const colourByType: {[type: string]: string | undefined} = {
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

/** Returns the class name of a token. `types` are ordered from the outermost to the innermost. The class name is empty for plain text. */
export function getTokenClassName(types: string[]): string {
  if (types.at(-1) === 'punctuation' && types.at(-2) === 'attr-value') {
    return 'token string';
  }
  for (const type of [...types].reverse()) {
    const colour = colourByType[type];
    if (colour) {
      return `token ${colour}`;
    }
    if (plainTypes.has(type)) {
      return '';
    }
  }
  return '';
}

/**
 * Creates the segments of a line, including its line break. Tokens are split where a mark begins or ends, and adjacent segments with the
 * same style are joined.
 */
export function createSegments(line: Token[], marks: Mark[] = []): Segment[] {
  const segments: Segment[] = [];
  let column = 0;
  for (const token of line) {
    // `normalizeTokens` turns an empty line into a token that contains only a line break.
    const text = token.content === '\n' ? '' : token.content;
    const className = getTokenClassName(token.types);
    for (const piece of splitAtMarks(text, column, marks)) {
      const {text: part, link} = piece;
      appendSegment(segments, {
        className: [className, piece.className].filter(Boolean).join(' '),
        text: part,
        ...(link && {link}),
      });
    }
    column += text.length;
  }
  appendSegment(segments, {className: '', text: '\n'});
  return segments;
}

/** Puts the segments of several lines into one list and joins adjacent segments with the same style. */
export function joinSegments(lines: Segment[][]): Segment[] {
  const segments: Segment[] = [];
  lines.flat().forEach(segment => appendSegment(segments, {...segment}));
  return segments;
}

function appendSegment(segments: Segment[], segment: Segment): void {
  const last = segments.at(-1);
  if (last?.className === segment.className && last.link === segment.link) {
    last.text += segment.text;
  } else if (segment.text !== '') {
    segments.push(segment);
  }
}

function splitAtMarks(text: string, column: number, marks: Mark[]): Segment[] {
  const end = column + text.length;
  const edges = marks.flatMap(mark => [mark.column, mark.column + mark.length]);
  const boundaries = [
    column,
    ...edges.filter(edge => edge > column && edge < end).sort((a, b) => a - b),
    end,
  ];
  return boundaries.slice(1).map((to, index) => {
    const from = boundaries[index] ?? column;
    const covering = marks.filter(({column: start, length}) => start <= from && from < start + length);
    const link = covering.find(mark => mark.link)?.link;
    return {
      className: covering.map(({className}) => className).join(' '),
      text: text.slice(from - column, to - column),
      ...(link && {link}),
    };
  });
}
