/**
 * The notation inside a fence (CONTRIBUTING.md, "Notation inside a fence"): which lines are compiled, which are shown, and what
 * the comments ask for. Positions are lines of the fence, from 0, and columns of the fence's text, from 0.
 */
export type ParsedSample = {
  /** The files that the fence holds; the first has no `path` unless the fence starts with `// @filename:`. */
  parts: SamplePart[];
  /** What Docusaurus gets: the shown lines, and its own magic comments, which it takes out itself. */
  emitted: string;
  /** For each line that the reader sees, in order: the line of the fence. */
  shownLines: number[];
  /** `// ^?`: the symbol it points at. */
  queries: Caret[];
  /** `// ^definition`: the symbol it points at. */
  definitions: Caret[];
  /** `// @errors: 2322`: the codes, and the line of each comment. */
  expectedErrors: {code: number; line: number; column: number}[];
  problems: NotationProblem[];
};

/** A caret below a symbol: where the symbol is, and the line of the comment that holds the caret. */
export type Caret = {line: number; column: number; comment: number};

/** What a caret asks about a symbol: its type, or where it is defined. */
type Question = '^?' | '^definition';

export type SamplePart = {
  path: string | undefined;
  /** The file's text. Same lines and columns as the fence from `firstLine` on; lines that aren't code are empty. */
  text: string;
  firstLine: number;
};

export type NotationProblem = {line: number; column: number; length: number; message: string; advice: string};

type Line =
  | {kind: 'code'; removed: boolean}
  | {kind: 'filename'; path: string}
  | {kind: 'cut' | 'cut-after' | 'cut-start' | 'cut-end'}
  | {kind: 'magic'; directive: string}
  | {kind: 'query'; question: Question; column: number}
  | {kind: 'errors'; codes: {code: number; column: number}[]};

/** A comment that has its line to itself, in one of the three forms that work in ts and tsx. */
const OWN_LINE_COMMENT = /^\s*(?:\/\/(.*)|\/\*(.*)\*\/|\{\s*\/\*(.*)\*\/\s*\})\s*$/;
const MAGIC =
  /^(?:highlight-next-line|highlight-start|highlight-end|detail(?:-start|-end)?|diff-(?:add|remove)(?:-start|-end)?)$/;
const NEAR_MISS = /^(?:-{2,}\s*cut|@filename\b|@errors?\b|@noErrors\b|highlight-|diff-|detail-)/;

export function parseSample(code: string): ParsedSample {
  const source = code.split('\n');
  const problems: NotationProblem[] = [];
  const lines = markRemoved(source.map((text, index) => parseLine(text, index, problems)));
  const visible = findVisible(lines, problems, source);
  const kept = visible.filter(index => isShown(lines[index]) || lines[index]?.kind === 'magic');
  const emitted = trimBlank(kept, source);
  return {
    parts: splitParts(source, lines),
    emitted: renderEmitted(source, lines, emitted),
    shownLines: emitted.filter(index => isShown(lines[index])),
    queries: collectCarets('^?', lines, source, problems),
    definitions: collectCarets('^definition', lines, source, problems),
    expectedErrors: lines.flatMap((line, index) =>
      line.kind === 'errors'
        ? line.codes.map(({code: expected, column}) => ({code: expected, line: index, column}))
        : [],
    ),
    problems,
  };
}

function parseLine(text: string, index: number, problems: NotationProblem[]): Line {
  const match = OWN_LINE_COMMENT.exec(text);
  const comment = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  if (comment === '') {
    return {kind: 'code', removed: false};
  }
  if (comment === '^?' || comment === '^definition') {
    return {kind: 'query', question: comment, column: text.indexOf('^')};
  }
  if (MAGIC.test(comment)) {
    return {kind: 'magic', directive: comment};
  }
  const cut = /^---(cut|cut-after|cut-start|cut-end)---$/.exec(comment)?.[1];
  if (cut === 'cut' || cut === 'cut-after' || cut === 'cut-start' || cut === 'cut-end') {
    return {kind: cut};
  }
  const path = /^@filename:\s*(\S+)$/.exec(comment)?.[1];
  if (path !== undefined) {
    return {kind: 'filename', path};
  }
  const codes = /^@errors:\s*(\d+(?:[\s,]+\d+)*)$/.exec(comment)?.[1];
  if (codes !== undefined) {
    const start = text.indexOf(codes);
    return {
      kind: 'errors',
      codes: [...codes.matchAll(/\d+/g)].map(found => ({
        code: Number(found[0]),
        column: start + found.index,
      })),
    };
  }
  if (/^\^\s*(?:\?|def)/.test(comment)) {
    problems.push({
      line: index,
      column: text.indexOf(comment),
      length: comment.length,
      message: `unknown question. Found \`${comment}\`, expected ^? or ^definition.`,
      advice: 'Write nothing else into the comment. The caret stands under the symbol that it is about.',
    });
  }
  if (NEAR_MISS.test(comment)) {
    problems.push({
      line: index,
      column: text.indexOf(comment),
      length: comment.length,
      message: `unknown notation. Found \`${comment}\`, expected one of @filename: path, @errors: 2322, ---cut---, ---cut-after---, ---cut-start---, ---cut-end---, highlight-next-line, highlight-start, highlight-end, detail, diff-add, diff-remove (the last three also with -start and -end).`,
      advice: 'Mend its spelling. CONTRIBUTING.md, "Notation inside a fence", explains each.',
    });
  }
  return {kind: 'code', removed: false};
}

/** Lines marked with `diff-remove` are shown, but they are no longer part of the program. */
function markRemoved(lines: Line[]): Line[] {
  let removing = false;
  return lines.map((line, index) => {
    if (line.kind === 'magic' && line.directive.startsWith('diff-remove-')) {
      removing = line.directive === 'diff-remove-start';
    }
    const previous = lines[index - 1];
    const next = previous?.kind === 'magic' && previous.directive === 'diff-remove';
    return line.kind === 'code' ? {...line, removed: removing || next} : line;
  });
}

/** Indexes of the lines that no cut hides. */
function findVisible(
  lines: readonly Line[],
  problems: NotationProblem[],
  source: readonly string[],
): number[] {
  const after = lines.findLastIndex(line => line.kind === 'cut');
  const until = lines.findIndex(line => line.kind === 'cut-after');
  const visible: number[] = [];
  let open: number | undefined;
  const report = (index: number, message: string, advice: string) =>
    problems.push({line: index, column: 0, length: source[index]?.length ?? 1, message, advice});
  lines.forEach((line, index) => {
    if (line.kind === 'cut-start') {
      if (open !== undefined) {
        report(
          index,
          'a second `---cut-start---` before `---cut-end---`.',
          'Close the first with `// ---cut-end---`.',
        );
      }
      open = index;
    } else if (line.kind === 'cut-end') {
      if (open === undefined) {
        report(
          index,
          '`---cut-end---` without `---cut-start---`.',
          'Add `// ---cut-start---` above, or remove this line.',
        );
      }
      open = undefined;
    } else if (
      open === undefined &&
      index > after &&
      (until === -1 || index < until) &&
      line.kind !== 'cut'
    ) {
      visible.push(index);
    }
  });
  if (open !== undefined) {
    report(
      open,
      '`---cut-start---` without `---cut-end---`.',
      'Add `// ---cut-end---`, or write `// ---cut-after---`.',
    );
  }
  return visible;
}

function isShown(line: Line | undefined): boolean {
  return line?.kind === 'code' || line?.kind === 'filename';
}

function splitParts(source: readonly string[], lines: readonly Line[]): SamplePart[] {
  const parts: {path: string | undefined; firstLine: number; texts: string[]}[] = [
    {path: undefined, firstLine: 0, texts: []},
  ];
  lines.forEach((line, index) => {
    if (line.kind === 'filename') {
      parts.push({path: line.path, firstLine: index, texts: ['']});
    } else {
      const isCode = line.kind === 'code' && !line.removed;
      parts.at(-1)?.texts.push(isCode ? (source[index] ?? '') : '');
    }
  });
  return parts
    .filter(
      part => part.path !== undefined || part.texts.some(text => text.trim() !== '') || parts.length === 1,
    )
    .map(({path, firstLine, texts}) => ({path, firstLine, text: texts.join('\n')}));
}

/** Readers see `// server.ts` where the author wrote `// @filename: server.ts`. */
function renderEmitted(
  source: readonly string[],
  lines: readonly Line[],
  indexes: readonly number[],
): string {
  return indexes
    .map(index => {
      const line = lines[index];
      return line?.kind === 'filename' ? `// ${line.path}` : (source[index] ?? '');
    })
    .join('\n');
}

function trimBlank(indexes: readonly number[], source: readonly string[]): number[] {
  const isText = (index: number) => (source[index] ?? '').trim() !== '';
  const first = indexes.findIndex(isText);
  return first === -1 ? [] : indexes.slice(first, indexes.findLastIndex(isText) + 1);
}

function collectCarets(
  question: Question,
  lines: readonly Line[],
  source: readonly string[],
  problems: NotationProblem[],
): Caret[] {
  return lines.flatMap((line, comment) => {
    if (line.kind !== 'query' || line.question !== question) {
      return [];
    }
    const target = lines.findLastIndex(
      (other, index) => index < comment && other.kind === 'code' && !other.removed,
    );
    if (/[\w$]/.test(source[target]?.[line.column] ?? ' ')) {
      return [{line: target, column: line.column, comment}];
    }
    problems.push({
      line: comment,
      column: line.column,
      length: 1,
      message: `\`${question}\` points at nothing. Found ${JSON.stringify(source[target]?.[line.column] ?? 'the end of the line')} above the caret, expected a name.`,
      advice: 'Move the caret under a name in the line above.',
    });
    return [];
  });
}
