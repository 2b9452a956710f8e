/**
 * A fence whose notation has been parsed. It says which lines are compiled, which lines are shown, and what the comments request. The
 * section "Notation" in README.md describes the notation. All lines and columns are zero-based and count from the
 * start of the fence's code.
 */
export type ParsedSample = {
  /** The files in the fence. The first file has no `path` unless the fence starts with `// @filename:`. */
  files: SampleFile[];
  /** The code that Docusaurus renders. It consists of the shown lines and of magic comments, which Docusaurus removes later. */
  shownCode: string;
  /** The line numbers of all shown lines, in ascending order. */
  shownLines: number[];
  /** The symbols that `// ^?` comments point at. */
  typeCarets: Caret[];
  /** The symbols that `// ^definition` comments point at. */
  definitionCarets: Caret[];
  /** The error codes in `// @errors: 2322` comments, with the position of each code. */
  expectedErrors: {code: number; line: number; column: number}[];
  problems: NotationProblem[];
};

/** A comment with a caret that points at the symbol above it. */
export type Caret = {
  /** Position of the symbol. */
  line: number;
  column: number;
  /** Line of the comment. */
  commentLine: number;
};

/** `^?` requests the type of the symbol, and `^definition` requests a link to its definition. */
type CaretKind = '^?' | '^definition';

export type SampleFile = {
  path: string | undefined;
  /** The file's text. It begins at line `firstLine` of the fence. Lines that aren't code are empty, so code keeps its position. */
  text: string;
  firstLine: number;
};

export type NotationProblem = {line: number; column: number; length: number; message: string; advice: string};

type Line =
  | {kind: 'code'; isRemoved: boolean}
  | {kind: 'filename'; path: string}
  | {kind: 'cut' | 'cut-after' | 'cut-start' | 'cut-end'}
  | {kind: 'magic'; directive: string}
  | {kind: 'caret'; caretKind: CaretKind; column: number}
  | {kind: 'errors'; codes: {code: number; column: number}[]};

/** Matches a comment that is alone on its line: a line comment, a block comment or a JSX comment. */
const OWN_LINE_COMMENT = /^\s*(?:\/\/(.*)|\/\*(.*)\*\/|\{\s*\/\*(.*)\*\/\s*\})\s*$/;
/** Matches the magic comments of Docusaurus, such as `highlight-next-line`. */
const MAGIC_COMMENT =
  /^(?:highlight-next-line|highlight-start|highlight-end|detail(?:-start|-end)?|diff-(?:add|remove)(?:-start|-end)?)$/;
/** Matches comments that look like misspelt notation, such as `--cut--` or `@error`. */
const MISSPELT_NOTATION = /^(?:-{2,}\s*cut|@filename\b|@errors?\b|@noErrors\b|highlight-|diff-|detail-)/;

export function parseSample(code: string): ParsedSample {
  const source = code.split('\n');
  const problems: NotationProblem[] = [];
  const lines = markRemovedLines(source.map((text, index) => parseLine(text, index, problems)));
  const visible = findVisibleLines(lines, problems, source);
  const kept = visible.filter(index => isShown(lines[index]) || lines[index]?.kind === 'magic');
  const shownIndexes = trimBlankLines(kept, source);
  return {
    files: splitFiles(source, lines),
    shownCode: renderShownCode(source, lines, shownIndexes),
    shownLines: shownIndexes.filter(index => isShown(lines[index])),
    typeCarets: collectCarets('^?', lines, source, problems),
    definitionCarets: collectCarets('^definition', lines, source, problems),
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
    return {kind: 'code', isRemoved: false};
  }
  if (comment === '^?' || comment === '^definition') {
    return {kind: 'caret', caretKind: comment, column: text.indexOf('^')};
  }
  if (MAGIC_COMMENT.test(comment)) {
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
  if (MISSPELT_NOTATION.test(comment)) {
    problems.push({
      line: index,
      column: text.indexOf(comment),
      length: comment.length,
      message: `unknown notation. Found \`${comment}\`, expected one of @filename: path, @errors: 2322, ---cut---, ---cut-after---, ---cut-start---, ---cut-end---, highlight-next-line, highlight-start, highlight-end, detail, diff-add, diff-remove (the last three also with -start and -end).`,
      advice:
        'Fix the spelling. "Notation" in the README.md of the plugin code-samples explains each comment.',
    });
  }
  return {kind: 'code', isRemoved: false};
}

/** Sets `isRemoved` for code lines that are marked with `diff-remove`. These lines are shown but not compiled. */
function markRemovedLines(lines: Line[]): Line[] {
  let isInRemovedBlock = false;
  return lines.map((line, index) => {
    if (line.kind === 'magic' && line.directive.startsWith('diff-remove-')) {
      isInRemovedBlock = line.directive === 'diff-remove-start';
    }
    const previous = lines[index - 1];
    const followsRemove = previous?.kind === 'magic' && previous.directive === 'diff-remove';
    return line.kind === 'code' ? {...line, isRemoved: isInRemovedBlock || followsRemove} : line;
  });
}

/** Returns the indexes of the lines that aren't hidden by a cut. */
function findVisibleLines(
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

function splitFiles(source: readonly string[], lines: readonly Line[]): SampleFile[] {
  const files: {path: string | undefined; firstLine: number; texts: string[]}[] = [
    {path: undefined, firstLine: 0, texts: []},
  ];
  lines.forEach((line, index) => {
    if (line.kind === 'filename') {
      files.push({path: line.path, firstLine: index, texts: ['']});
    } else {
      const isCode = line.kind === 'code' && !line.isRemoved;
      files.at(-1)?.texts.push(isCode ? (source[index] ?? '') : '');
    }
  });
  return files
    .filter(
      file => file.path !== undefined || file.texts.some(text => text.trim() !== '') || files.length === 1,
    )
    .map(({path, firstLine, texts}) => ({path, firstLine, text: texts.join('\n')}));
}

/** Joins the lines that have these indexes, and replaces `// @filename: server.ts` with `// server.ts`. */
function renderShownCode(
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

/** Removes the indexes of blank lines at the start and the end of the shown code. */
function trimBlankLines(indexes: readonly number[], source: readonly string[]): number[] {
  const isText = (index: number) => (source[index] ?? '').trim() !== '';
  const first = indexes.findIndex(isText);
  return first === -1 ? [] : indexes.slice(first, indexes.findLastIndex(isText) + 1);
}

function collectCarets(
  caretKind: CaretKind,
  lines: readonly Line[],
  source: readonly string[],
  problems: NotationProblem[],
): Caret[] {
  return lines.flatMap((line, commentLine) => {
    if (line.kind !== 'caret' || line.caretKind !== caretKind) {
      return [];
    }
    const targetLine = lines.findLastIndex(
      (other, index) => index < commentLine && other.kind === 'code' && !other.isRemoved,
    );
    if (/[\w$]/.test(source[targetLine]?.[line.column] ?? ' ')) {
      return [{line: targetLine, column: line.column, commentLine}];
    }
    problems.push({
      line: commentLine,
      column: line.column,
      length: 1,
      message: `\`${caretKind}\` doesn't point at a name. Found ${JSON.stringify(source[targetLine]?.[line.column] ?? 'the end of the line')} above the caret, expected a name.`,
      advice: 'Move the caret under a name in the line above.',
    });
    return [];
  });
}
