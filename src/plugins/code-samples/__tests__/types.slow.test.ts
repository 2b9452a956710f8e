// Tests the positions and the text of a page's types. All tests share one compiler.
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {checkPages, type CheckedSample} from '../check/checkPages';
import {collectHovers, findHover} from '../check/hovers';
import {createLanguageService, validateProgramFiles} from '../check/languageService';
import {VirtualFiles} from '../check/virtualFiles';
import {sampleOptions} from '../../../../samples/options';
import {resolveOptions} from '../options';
import {parsePage} from '../page';

const {versions} = resolveOptions(sampleOptions, process.cwd());
const [version] = versions;
if (!version) {
  throw new Error('The site has no docs version.');
}
const files = new VirtualFiles(version);
const service = createLanguageService(files);

/** Checks a page with one fence. Returns the compiler's result and the shown lines. */
function check(markdown: string): CheckedSample & {shown: string[]; problems: string[]} {
  const page = parsePage('docs/page.md', markdown, sampleOptions);
  const [checked] = checkPages(service, files, [page], true);
  const [sample] = page.samples;
  const [result] = checked?.samples ?? [];
  if (!sample || !result) {
    throw new Error('The page has no sample.');
  }
  const source = sample.fence.code.split('\n');
  return {
    ...result,
    shown: sample.parsed.shownLines.map(line => source[line] ?? ''),
    problems: [...page.problems, ...(checked?.problems ?? [])].map(({message}) => message),
  };
}

describe('the position of a type', () => {
  test.each([
    [
      'after a cut and magic comments',
      `\`\`\`ts
const hidden = 1;
// ---cut---
// highlight-next-line
const first = hidden;
// diff-add-start
const second = first;
// diff-add-end
/* highlight-start */
const third = {first, second};
/* highlight-end */
//    ^?
console.log(third.second);
\`\`\`
`,
      ['first', 'hidden', 'second', 'first', 'third', 'first', 'second', 'console', 'log', 'third', 'second'],
    ],
    [
      'around lines that are marked with diff-remove',
      `\`\`\`ts
// diff-remove-start
const old = 1;
const older = old;
// diff-remove-end
// diff-add
const fresh = 2;
// ---cut-start---
const hidden = fresh;
// ---cut-end---
console.log(fresh);
\`\`\`
`,
      ['fresh', 'console', 'log', 'fresh'],
    ],
    [
      'in JSX inside a list',
      `- Text

  \`\`\`tsx
  // ---cut---
  export function Greeting({name}: {name: string}) {
    return (
      <p>
        {/* highlight-next-line */}
        Hello {name}
      </p>
    );
  }
  \`\`\`
`,
      ['Greeting', 'name', 'name', 'p', 'name', 'p'],
    ],
    [
      'in each file of a fence',
      `\`\`\`ts
// @filename: port.ts
export const port = 3000;
// @filename: start.ts
import {port} from './port';
// highlight-next-line
console.log(port);
\`\`\`
`,
      ['port', 'port', 'console', 'log', 'port'],
    ],
  ])('the types have the positions of their names %s', (_, markdown, names) => {
    const {hovers, shown, problems} = check(markdown);
    expect(problems).toEqual([]);
    expect(hovers.map(({line, column, length}) => shown[line]?.slice(column, column + length))).toEqual(
      names,
    );
    hovers.forEach(({text}, index) => expect(text).toContain(names[index]));
  });
});

describe('the text of a type', () => {
  test('the text of a type is the same as in an editor, with JSDoc and without file paths', () => {
    const {hovers} = check(`\`\`\`ts
import {z} from 'zod';

/** Greets \`name\`. */
export function greet(name: string) {
  return \`Hello \${name}\`;
}
export const schema = z.object({name: z.string().transform(greet)});
\`\`\`
`);
    const greet = hovers.find(({text}) => text.startsWith('function greet'));
    expect(greet).toMatchObject({text: 'function greet(name: string): string', docs: 'Greets `name`.'});
    expect(hovers.find(({text}) => text.startsWith('const schema'))?.text).toContain(
      'ZodEffects<z.ZodString',
    );
    expect(hovers.filter(({text}) => /import\(|node_modules|\/samples\//.test(text))).toEqual([]);
  });

  // Names that are called, or that mean something else at another place, must not get a text from the cache.
  test.each(['docs/server/context.md', 'docs/server/procedures.md', 'docs/reactjs/useInfiniteQuery.md'])(
    'each name in %s has the type that the compiler shows at its place',
    file => {
      files.set([parsePage(file, readFileSync(file, 'utf8'), sampleOptions)]);
      const shown = files.all.flatMap(virtualFile =>
        collectHovers(service, files, virtualFile).map(hover => ({virtualFile, hover})),
      );
      expect(shown.length).toBeGreaterThan(100);
      const wrong = shown.flatMap(({virtualFile, hover}) => {
        const {text} = findHover(service, files, virtualFile, hover) ?? {text: undefined};
        return text === hover.text ? [] : [{line: hover.line, found: hover.text, expected: text}];
      });
      expect(wrong).toEqual([]);
    },
  );

  test('`// ^?` comments create notes with types, and expected errors create notes as well', () => {
    const {notes, shown} = check(`\`\`\`ts
// @errors: 2322
const port = 3000;
//    ^?
// highlight-next-line
const host: string = port;
\`\`\`
`);
    expect(shown).toEqual(['const port = 3000;', 'const host: string = port;']);
    expect(notes).toEqual([
      {kind: 'type', line: 0, column: 6, length: 4, text: 'const port: 3000'},
      {
        kind: 'error',
        line: 1,
        column: 6,
        length: 4,
        text: "Type 'number' is not assignable to type 'string'.",
        code: 2322,
      },
    ]);
  });

  test('types are only collected on request, but notes are always created', () => {
    const page = parsePage(
      'docs/page.md',
      '```ts\n// @errors: 2322\nconst port = 3000;\n//    ^?\nconst host: string = port;\n```\n',
      sampleOptions,
    );
    const [withTypes] = checkPages(service, files, [page], true);
    const [withoutTypes] = checkPages(service, files, [page], false);
    expect(withTypes?.samples[0]?.hovers).toHaveLength(3);
    expect(withTypes?.samples[0]?.notes).toHaveLength(2);
    expect(withoutTypes).toEqual({
      ...withTypes,
      samples: withTypes?.samples.map(sample => ({...sample, hovers: []})),
    });
  });

  test('links in JSDoc become Markdown links, tags become lines, and examples are left out', () => {
    const {hovers} = check(`\`\`\`ts
/**
 * Greets a person. See {@link https://example.com/names} and {@link https://example.com/a|the list},
 * {@link farewell} and {@linkcode farewell the other one}.
 *
 * - first
 * - second
 * @see https://example.com/see
 * @link https://example.com/link
 * @param name Who to greet
 * @example
 * greet('Ada')
 */
export function greet(name: string) {
  return name;
}
\`\`\`
`);
    expect(hovers.find(({text}) => text.startsWith('function greet'))?.docs).toBe(
      [
        'Greets a person. See [https://example.com/names](https://example.com/names) and [the list](https://example.com/a),',
        '`farewell` and `the other one`.',
        '',
        '- first',
        '- second',
        '@see https://example.com/see',
        '@link https://example.com/link',
        '@param name Who to greet',
      ].join('\n'),
    );
  });

  test('a symbol of a package has the name of its package and declaration, and a symbol of the sample has none', () => {
    const {hovers, shown} = check(`\`\`\`tsx
import {useState as useLocalState} from 'react';
import * as zod from 'zod';
import {z} from 'zod';

export const schema = z.object({name: z.string().email()});
export function useName() {
  const [name] = useLocalState('');
  return {name, zod, useLocalState};
}
\`\`\`
`);
    const symbols = new Map(
      hovers.map(({line, column, length, symbol}) => [shown[line]?.slice(column, column + length), symbol]),
    );
    expect(Object.fromEntries(symbols)).toEqual({
      useState: '10.x/@types/react:React.useState',
      useLocalState: '10.x/@types/react:React.useState',
      zod: undefined,
      z: undefined,
      schema: undefined,
      object: '10.x/zod:objectType',
      name: undefined,
      string: '10.x/zod:stringType',
      email: '10.x/zod:ZodString.email',
      useName: undefined,
    });
  });

  test('a link to a symbol in JSDoc refers to a symbol of the same package', () => {
    const {hovers} = check(
      "```tsx\nimport {ReactNode} from 'react';\n\nexport type Child = ReactNode;\n```\n",
    );
    expect(hovers.find(({text}) => text.includes('ReactNode ='))?.docs).toContain(
      '[ReactElement](symbol:10.x/@types/react:ReactElement)',
    );
  });

  test('a type changes with the text of the page', () => {
    const type = (value: string) =>
      check(`\`\`\`ts\nexport const port = ${value};\n\`\`\`\n`).hovers[0]?.text;
    expect(type('3000')).toBe('const port: 3000');
    expect(type("'3000'")).toBe('const port: "3000"');
  });
});

describe('the program', () => {
  test('the program only contains files of the docs version and of the compiler’s library', () => {
    check("```ts\nimport {z} from 'zod';\n\nexport const name = z.string();\n```\n");
    const program = service.getProgram();
    expect(program && validateProgramFiles(program, files)).toBeUndefined();
    const names = program?.getSourceFiles().map(({fileName}) => fileName) ?? [];
    expect(names.some(name => name.includes(`${version.packagesPath}/node_modules/zod/`))).toBe(true);
    expect(names.filter(name => /\/node_modules\/@types\/react\//.test(name))).not.toHaveLength(0);
    expect(
      names.filter(name => /\/@types\//.test(name) && !name.startsWith(`${version.packagesPath}/`)),
    ).toEqual([]);
  });

  test('validateProgramFiles rejects a program that contains any other file', () => {
    const outside = {getSourceFiles: () => [{fileName: '/elsewhere/node_modules/zod/index.d.ts'}]};
    // TypeScript doesn't know that validateProgramFiles only uses the names of the files.
    const program = outside as unknown as Parameters<typeof validateProgramFiles>[0];
    expect(() => validateProgramFiles(program, files)).toThrow(
      'Samples of 10.x must only use samples/v10. Found /elsewhere/node_modules/zod/index.d.ts. Install the missing packages there.',
    );
  });
});
