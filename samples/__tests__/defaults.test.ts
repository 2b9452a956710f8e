// Compares the defaults in the tables of options with the code of the packages. A row whose cell isn't in `defaults` says that the option
// has no default, or describes it in words.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listMarkdownFiles } from '../../src/plugins/code-samples/markdownFiles';

type Default = {
  option: string;
  /** The cell of the table. */
  value: string;
  /** The code that sets the default, in a package of the docs version. */
  code: RegExp;
  /** Which pages the default is for. Without this field, it is for all pages. */
  pages?: RegExp;
};

/** Defaults that both versions have. */
const shared: Default[] = [
  { option: 'useWSS', value: '`false`', code: /if \(opts\.useWSS\)/ },
  { option: 'enabled', value: '`true`', code: /options\.enabled !== false/ },
  { option: 'staleTime', value: '`0`', code: /staleTime = 0|staleTime === void 0\) \{\s*staleTime = 0/ },
  { option: 'retry', value: '`3`', code: /_config\$retry : 3/ },
  // Mutations don't repeat by default, unlike queries.
  { option: 'retry', value: '`0`', code: /options\.retry\) != null \? \S+ : 0/ },
  { option: 'ssrContext', value: '`null`', code: /ssrContext \|\| null/ },
];
const defaults: Record<string, Default[]> = {
  docs: [
    ...shared,
    { option: 'batching', value: '`{ enabled: true }`', code: /batching\?\.enabled \?\? true/ },
    { option: 'maxBodySize', value: 'no limit', code: /maxBodySize ?= ?Infinity/ },
    { option: 'ssrState', value: '`false`', code: /props\.ssrState \?\? false/ },
    { option: 'prefix', value: "`''`", code: /let prefix = opts\.prefix \?\? ''/ },
    { option: 'abortOnUnmount', value: '`false`', code: /abortOnUnmount ?= ?false/ },
    { option: 'maxURLLength', value: 'no limit', code: /opts\.maxURLLength \|\| Infinity/ },
    { option: 'enabled', value: '`() => true`', code: /enabled ?= ?\(\) ?=> ?true/ },
    {
      option: 'retryDelayMs',
      value: '0, 2,000, 4,000 … 30,000',
      code: /attemptIndex === 0 \? 0 : Math\.min\(1000 \* 2 \*\* attemptIndex, 30000\)/,
    },
    { option: 'cacheTime', value: '5 minutes', code: /cacheTime.*5 \* 60 \* 1000/ },
    {
      option: 'isDev',
      value: "`NODE_ENV !== 'production'`",
      code: /runtime\?\.isDev \?\? globalThis\.process\?\.env\?\.NODE_ENV !== 'production'/,
    },
    {
      option: 'allowOutsideOfServer',
      value: '`false`',
      code: /runtime\?\.allowOutsideOfServer \?\? false/,
    },
  ],
  'versioned_docs/version-9.x': [
    ...shared,
    { option: 'batching', value: '`{ enabled: true }`', code: /_opts\$batching\$enable : true/ },
    {
      option: 'maxBodySize',
      value: 'no limit',
      code: /typeof maxBodySize === 'number' && body\.length > maxBodySize/,
    },
    {
      option: 'ssrState',
      value: '`false`',
      code: /props\.ssrState \|\| \(props\.isPrepass \? 'prepass' : false\)/,
    },
  ],
};
const packages: Record<string, string> = { docs: 'samples/v10', 'versioned_docs/version-9.x': 'samples/v9' };

describe.each(Object.entries(defaults))('%s', (folder, rows) => {
  const code = readPackages(`${packages[folder]}/node_modules`);
  const cells = listMarkdownFiles(process.cwd(), [folder]).flatMap(readDefaultCells);

  test.each(rows.map(row => [row.option, row] as const))(
    'the default of %s is set in a package',
    (_, row) => {
      expect(row.code.test(code), String(row.code)).toBe(true);
    },
  );

  test('the tables contain no other default', () => {
    expect(cells.length).toBeGreaterThan(40);
    const wrong = cells.filter(({ file, option, value }) => {
      const candidates = rows.filter(row => row.option === option && (row.pages?.test(file) ?? true));
      const isDescribed = /^(?:none|no limit|required|enabled|logs everything|the provider|$)/.test(value);
      return candidates.length > 0 && !isDescribed && !candidates.some(row => row.value === value);
    });
    expect(wrong).toEqual([]);
    // Without a row in a table, an entry of `defaults` would check nothing.
    const unused = rows.filter(
      ({ option, value }) => !cells.some(cell => cell.option === option && cell.value === value),
    );
    expect(unused.map(({ option }) => option)).toEqual([]);
  });
});

/** Returns the option and the default of each row in the tables of a page that have a column “Default”. */
function readDefaultCells(file: string): { file: string; line: number; option: string; value: string }[] {
  let column = -1;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index, lines) => {
      const cells = text.split(/(?<!\\)\|/).map(cell => cell.trim());
      if (!text.startsWith('|')) {
        column = -1;
      } else if (/^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '')) {
        column = cells.findIndex(cell => cell.toLowerCase() === 'default');
      } else if (column > 0 && !/^\|[\s:|-]+\|$/.test(text)) {
        const option = /^`([\w.]+)`/.exec(cells[1] ?? '')?.[1] ?? '';
        return [{ file, line: index + 1, option, value: cells[column] ?? '' }];
      }
      return [];
    });
}

/** Returns the code of the packages of tRPC and React Query. */
function readPackages(folder: string): string {
  const names = ['client', 'server', 'server/adapters/fastify', 'react', 'react-query', 'next'];
  const folders = [
    ...names.map(name => `@trpc/${name}/dist`),
    '@tanstack/query-core/build/lib',
    'react-query/es',
  ];
  return folders
    .flatMap(name => {
      try {
        return readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' }).map(file =>
          path.join(folder, name, file),
        );
      } catch {
        // Each version has only some of the packages.
        return [];
      }
    })
    .filter(file => /\.(?:mjs|esm\.js)$/.test(file) || /react-query.es/.test(file))
    .filter(file => statSync(file).isFile())
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
}
