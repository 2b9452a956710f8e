/**
 * A fence after its notation was parsed: which lines are compiled, which lines are shown, and what the comments request. "Notation
 * inside a fence" in CONTRIBUTING.md describes the notation. Lines and columns are relative to the fence's code, from 0.
 */
export type ParsedSample = {
  /** The files in the fence. The first file has no `path` unless the fence starts with `// @filename:`. */
  parts: SamplePart[];
  /** The code that Docusaurus renders: the shown lines and Docusaurus' own magic comments, which Docusaurus removes itself. */
  emitted: string;
  /** The line numbers in the fence of all shown lines, in order. */
  shownLines: number[];
  /** The symbols that `// ^?` comments point at. */
  queries: Caret[];
  /** The symbols that `// ^definition` comments point at. */
  definitions: Caret[];
  /** The error codes in `// @errors: 2322` comments, with the position of each code. */
  expectedErrors: {code: number; line: number; column: number}[];
  problems: NotationProblem[];
};

/** A caret below a symbol: the position of the symbol, and the line of the comment that contains the caret. */
export type Caret = {line: number; column: number; comment: number};

/** What a caret requests for a symbol: its type (`^?`), or a link to its definition. */
type Question = '^?' | '^definition';

export type SamplePart = {
  path: string | undefined;
  /** The file's text. It has the same lines and columns as the fence from `firstLine` on, and lines that aren't code are empty. */
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

/** Matches a comment that is alone on its line: a line comment, a block comment or a JSX comment. */
const OWN_LINE_COMMENT = /^\s*(?:\/\/(.*)|\/\*(.*)\*\/|\{\s*\/\*(.*)\*\/\s*\})\s*$/;
const MAGIC =
  /^(?:highlight-next-line|highlight-start|highlight-end|detail(?:-start|-end)?|diff-(?:add|remove)(?:-start|-end)?)$/;
/** Matches comments that look like notation but aren't, such as `--cut--` or `@error`. */
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
      message: `unknown caret comment. Found \`${comment}\`, expected ^? or ^definition.`,
      advice: 'Write nothing else in the comment, and put the caret under the symbol.',
    });
  }
  if (NEAR_MISS.test(comment)) {
    problems.push({
      line: index,
      column: text.indexOf(comment),
      length: comment.length,
      message: `unknown notation. Found \`${comment}\`, expected one of @filename: path, @errors: 2322, ---cut---, ---cut-after---, ---cut-start---, ---cut-end---, highlight-next-line, highlight-start, highlight-end, detail, diff-add, diff-remove (the last three also with -start and -end).`,
      advice: 'Fix the spelling. "Notation inside a fence" in CONTRIBUTING.md explains each comment.',
    });
  }
  return {kind: 'code', removed: false};
}

/** Flags the code lines that are marked with `diff-remove`. These lines are shown but not compiled. */
function markRemoved(lines: Line[]): Line[] {
  let isInRemovedBlock = false;
  return lines.map((line, index) => {
    if (line.kind === 'magic' && line.directive.startsWith('diff-remove-')) {
      isInRemovedBlock = line.directive === 'diff-remove-start';
    }
    const previous = lines[index - 1];
    const followsRemove = previous?.kind === 'magic' && previous.directive === 'diff-remove';
    return line.kind === 'code' ? {...line, removed: isInRemovedBlock || followsRemove} : line;
  });
}

/** Returns the indexes of the lines that aren't hidden by a cut. */
function findVisible(
  lines: readonly Line[],
  problems: NotationProblem[],
  source: readonly string[],
): number[] {
  const lastCut = lines.findLastIndex(line => line.kind === 'cut');
  const firstCutAfter = lines.findIndex(line => line.kind === 'cut-after');
  const visible: number[] = [];
  let openCut: number | undefined;
  const report = (index: number, message: string, advice: string) =>
    problems.push({line: index, column: 0, length: source[index]?.length ?? 1, message, advice});
  lines.forEach((line, index) => {
    if (line.kind === 'cut-start') {
      if (openCut !== undefined) {
        report(
          index,
          'a second `---cut-start---` comes before `---cut-end---`.',
          'Close the first one with `// ---cut-end---`.',
        );
      }
      openCut = index;
    } else if (line.kind === 'cut-end') {
      if (openCut === undefined) {
        report(
          index,
          '`---cut-end---` has no `---cut-start---`.',
          'Add `// ---cut-start---` above this line, or remove this line.',
        );
      }
      openCut = undefined;
    } else if (
      openCut === undefined &&
      index > lastCut &&
      (firstCutAfter === -1 || index < firstCutAfter) &&
      line.kind !== 'cut'
    ) {
      visible.push(index);
    }
  });
  if (openCut !== undefined) {
    report(
      openCut,
      '`---cut-start---` has no `---cut-end---`.',
      'Add `// ---cut-end---`, or use `// ---cut-after---` instead.',
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

/** Joins the lines and replaces `// @filename: server.ts` with `// server.ts`. */
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
      message: `\`${question}\` doesn't point at a name. Found ${JSON.stringify(source[target]?.[line.column] ?? 'the end of the line')} above the caret, expected a name.`,
      advice: 'Move the caret under a name in the line above.',
    });
    return [];
  });
}
