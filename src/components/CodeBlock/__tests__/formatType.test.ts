import {describe, expect, it} from 'vitest';
import {truncateLines, formatType} from '../formatType';

describe('formatType', () => {
  it('puts a short type on one line, even if the input has line breaks', () => {
    expect(formatType('const user: {\n    name: string;\n    id: number;\n}')).toBe(
      'const user: { name: string; id: number; }',
    );
  });

  it('keeps the separate line that the compiler adds for an import', () => {
    expect(formatType('(alias) const initTRPC: TRPCBuilder<{}>\nimport initTRPC')).toBe(
      '(alias) const initTRPC: TRPCBuilder<{}>\nimport initTRPC',
    );
  });

  it('breaks only the outermost brackets that do not fit', () => {
    expect(
      formatType(
        'const router: Router<{ ctx: { user: string; id: number }; meta: object }, { greeting: Query }>',
        60,
      ),
    ).toMatchInlineSnapshot(`
      "const router: Router<
        { ctx: { user: string; id: number }; meta: object },
        { greeting: Query }
      >"
    `);
  });

  it('does not indent a single type argument', () => {
    expect(formatType('const a: Promise<{ name: string; description: string; count: number }>', 40))
      .toMatchInlineSnapshot(`
        "const a: Promise<{
          name: string;
          description: string;
          count: number
        }>"
      `);
  });

  it('indents a single type argument that is too long for its line and has no other place for a line break', () => {
    expect(formatType('const a: Loaded<SerializeObject<UndefinedToOptional<Task>>, Error>', 40))
      .toMatchInlineSnapshot(`
        "const a: Loaded<
          SerializeObject<
            UndefinedToOptional<Task>
          >,
          Error
        >"
      `);
  });

  it('ignores arrows and brackets in string literals', () => {
    expect(formatType('(a: (x: ">") => void) => Promise<"{">')).toBe('(a: (x: ">") => void) => Promise<"{">');
    expect(formatType('function f(callback: (input: string, other: number) => void): Promise<string>', 40))
      .toMatchInlineSnapshot(`
        "function f(callback: (
          input: string,
          other: number
        ) => void): Promise<string>"
      `);
  });

  it('puts each member of a long union on its own line', () => {
    expect(formatType('const code: "PARSE_ERROR" | "BAD_REQUEST" | "UNAUTHORIZED"', 40))
      .toMatchInlineSnapshot(`
      "const code: "PARSE_ERROR"
        | "BAD_REQUEST"
        | "UNAUTHORIZED""
    `);
  });

  it('keeps all characters except white space, even if the text is not a type', () => {
    const removeWhiteSpace = (text: string) => text.replace(/\s/g, '');
    for (const text of ['a < b', '} ) >', 'f(', "it's {", '... 5 more ...; }', '', 'x: [a, b, , c]']) {
      expect(removeWhiteSpace(formatType(text, 4)).replace(/[\])}>]*$/, '')).toBe(
        removeWhiteSpace(text).replace(/[\])}>]*$/, ''),
      );
    }
  });
});

describe('truncateLines', () => {
  it('does not change text that is within the limit', () => {
    expect(truncateLines('a\nb\nc', 3)).toEqual({text: 'a\nb\nc', isTruncated: false});
  });

  it('replaces the last lines of longer text with an ellipsis', () => {
    expect(truncateLines('a\nb\nc\nd', 3)).toEqual({text: 'a\nb\n…', isTruncated: true});
  });
});
