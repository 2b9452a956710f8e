import {expect, test, vi} from 'vitest';
import {renderProblem} from '../../../src/plugins/code-samples/problem';
import {createAnnotator} from '../annotations';
import {runProgram} from '../runProgram';

const files = ['docs/context.md', 'src/pages/index.tsx', 'package.json'];

function annotate(...lines: string[]): string[] {
  const readLine = createAnnotator('/site', file => files.includes(file));
  return lines.flatMap(line => readLine(line) ?? []);
}

test('a problem in a Markdown file becomes an annotation at its line and column', () => {
  const output = renderProblem(
    {file: 'docs/context.md', line: 2, column: 7, message: 'The value is 100% wrong.', code: 2322},
    'one\ntwo three\nfour',
  );
  expect(annotate(...output.split('\n'))).toEqual([
    '::error file=docs/context.md,line=2,col=7::error TS2322: The value is 100%25 wrong.',
  ]);
});

test.each([
  [
    'TypeScript',
    ["src/pages/index.tsx(3,5): error TS2322: Type 'number' is not assignable to type 'string'."],
    "line=3,col=5::error TS2322: Type 'number' is not assignable to type 'string'.",
  ],
  [
    'ESLint',
    ['/site/src/pages/index.tsx', "  3:5  error  'x' is unused  no-unused-vars"],
    "line=3,col=5::'x' is unused no-unused-vars",
  ],
  [
    'Prettier',
    ['[warn] src/pages/index.tsx'],
    'line=1,col=1::The file isn’t formatted. Run `npm run format`.',
  ],
  [
    'a build with absolute paths and colours',
    ['\u001B[31m/site/src/pages/index.tsx:3:5: The image has no text.\u001B[39m'],
    'line=3,col=5::The image has no text.',
  ],
])('a problem that %s prints becomes an annotation', (_, lines, expected) => {
  expect(annotate(...lines)).toEqual([`::error file=src/pages/index.tsx,${expected}`]);
});

test('the same problem is annotated once, because the number of annotations is limited', () => {
  const line = 'docs/context.md:1:1: error: no title.';
  expect(annotate(line, line)).toHaveLength(1);
});

test('other output isn’t annotated', () => {
  expect(
    annotate(
      'http://localhost:3000: ready',
      'node_modules/react/index.js:3:5: error: not a file of this site',
      '  3:5  error  below no file',
      '[warn] Code style issues found in 2 files. Run Prettier with --write to fix.',
      '12 passed, 0 failed',
      '',
    ),
  ).toEqual([]);
});

test.each([
  ['true', '::error file=package.json,line=1,col=1::error: an example\n'],
  ['', ''],
])(
  'with GITHUB_ACTIONS=%s, a step of the tests prints this after a problem: %s',
  async (isOnGitHub, expected) => {
    vi.stubEnv('GITHUB_ACTIONS', isOnGitHub);
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const script =
      "console.error('package.json:1:1: error: an example\\n' + 'x'.repeat(9000)); process.exitCode = 3";
    const {exitCode} = await runProgram('tsx', ['-e', isOnGitHub ? script : 'process.exitCode = 3']);
    const output = write.mock.calls.map(([text]) => String(text)).join('');
    write.mockRestore();
    expect(exitCode).toBe(3);
    const longLine = `${'x'.repeat(9000)}\n`;
    expect(output).toBe(expected && `package.json:1:1: error: an example\n${expected}${longLine}`);
  },
);
