import {describe, expect, it} from 'vitest';
import {cutLines, formatType} from '../formatType';

describe('formatType', () => {
  it('keeps a short type on one line, whatever line breaks it came with', () => {
    expect(formatType('const user: {\n    name: string;\n    id: number;\n}')).toBe(
      'const user: { name: string; id: number; }',
    );
  });

  it('keeps the line on which the compiler names an import', () => {
    expect(formatType('(alias) const initTRPC: TRPCBuilder<{}>\nimport initTRPC')).toBe(
      '(alias) const initTRPC: TRPCBuilder<{}>\nimport initTRPC',
    );
  });

  it('breaks the outermost brackets that do not fit, and no others', () => {
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

  it('opens a single argument in place', () => {
    expect(formatType('const a: Promise<{ name: string; description: string; count: number }>', 40))
      .toMatchInlineSnapshot(`
        "const a: Promise<{
          name: string;
          description: string;
          count: number
        }>"
      `);
  });

  it('does not take an arrow or a bracket in a string for a bracket', () => {
    expect(formatType('(a: (x: ">") => void) => Promise<"{">')).toBe('(a: (x: ">") => void) => Promise<"{">');
    expect(formatType('function f(callback: (input: string, other: number) => void): Promise<string>', 40))
      .toMatchInlineSnapshot(`
        "function f(callback: (
          input: string,
          other: number
        ) => void): Promise<string>"
      `);
  });

  it('puts the members of a long union below each other', () => {
    expect(formatType('const code: "PARSE_ERROR" | "BAD_REQUEST" | "UNAUTHORIZED"', 40))
      .toMatchInlineSnapshot(`
      "const code: "PARSE_ERROR"
        | "BAD_REQUEST"
        | "UNAUTHORIZED""
    `);
  });

  it('keeps every character but white space, even of text that is no type', () => {
    const solid = (text: string) => text.replace(/\s/g, '');
    for (const text of ['a < b', '} ) >', 'f(', "it's {", '... 5 more ...; }', '', 'x: [a, b, , c]']) {
      expect(solid(formatType(text, 4)).replace(/[\])}>]*$/, '')).toBe(solid(text).replace(/[\])}>]*$/, ''));
    }
  });
});

describe('cutLines', () => {
  it('leaves a text of so many lines alone', () => {
    expect(cutLines('a\nb\nc', 3)).toEqual({text: 'a\nb\nc', isCut: false});
  });

  it('ends a longer one with an ellipsis, in as many lines', () => {
    expect(cutLines('a\nb\nc\nd', 3)).toEqual({text: 'a\nb\n…', isCut: true});
  });
});
