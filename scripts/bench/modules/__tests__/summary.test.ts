import {expect, test} from 'vitest';
import {groupModules, nameGroup, nameModule, renderModules} from '../summary';

test.each([
  ['webpack://trpc-docs/./src/theme/Root.tsx?1a2b', 'src/theme/Root.tsx'],
  ['/copy/site/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['/original/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['webpack://trpc-docs/json|/copy/site/docsVersions.json', 'docsVersions.json'],
  ['webpack://trpc-docs/webpack/runtime/get_chunk', 'bundler/webpack/runtime/get_chunk'],
  ['/copy/site/bundler/webpack/runtime/get_chunk', 'bundler/webpack/runtime/get_chunk'],
  ['ChunkAssetRuntimeModule', 'bundler/ChunkAssetRuntimeModule'],
  ['/repository/[unassigned]', 'bundler/between modules'],
])('the module of %s is %s', (source, module) => {
  expect(nameModule(source, '/copy/site')).toBe(module);
});

test.each([
  ['node_modules/react-dom/index.js', 'react-dom'],
  ['node_modules/a/node_modules/@scope/b/lib/c.js', '@scope/b'],
  ['src/components/CodeBlock/hovers/index.tsx', 'src/components/CodeBlock'],
  ['src/theme/Root.tsx', 'src/theme'],
  ['docs/server/context.md', 'docs'],
  ['.docusaurus/routes.js', '.docusaurus'],
  ['bundler/webpack/runtime', 'bundler'],
  ['docsVersions.json', 'docsVersions.json'],
])('%s belongs to %s', (module, group) => {
  expect(nameGroup(module)).toBe(group);
});

const modules = [
  {module: 'node_modules/react/a.js', minified: 10, brotli: 4},
  {module: 'src/theme/Root.tsx', minified: 40, brotli: 9},
  {module: 'node_modules/react/b.js', minified: 50, brotli: 20},
  {module: 'src/theme/unused.ts', minified: 0, brotli: 0},
];

test('groups are sorted by size, and contain their modules in the same order', () => {
  expect(groupModules(modules)).toEqual([
    {group: 'react', minified: 60, brotli: 24, modules: [modules[2], modules[0]]},
    {group: 'src/theme', minified: 40, brotli: 9, modules: [modules[1]]},
  ]);
});

test('the report lists scripts, groups and modules with their shares, the largest first', () => {
  const report = renderModules('/docs/context', [
    {script: 'small.js', minified: 20, brotli: 11, groups: []},
    {script: 'main.js', minified: 100, brotli: 33, groups: groupModules(modules)},
  ]);
  expect(report).toContain('before `/docs/context` becomes interactive: 44 bytes');
  expect(report.split('\n').filter(line => /^\| [^-]/.test(line))).toEqual([
    '| script | minified | Brotli | share |',
    '| `main.js` | 100 | 33 | 75.0 % |',
    '| `small.js` | 20 | 11 | 25.0 % |',
    '| package or folder | minified | Brotli | share |',
    '| react | 60 | 24 | 72.7 % |',
    '| src/theme | 40 | 9 | 27.3 % |',
    '| module | minified | Brotli | share |',
    '| `node_modules/react/b.js` | 50 | 20 | 60.6 % |',
    '| `src/theme/Root.tsx` | 40 | 9 | 27.3 % |',
    '| `node_modules/react/a.js` | 10 | 4 | 12.1 % |',
    '| package or folder | minified | Brotli | share |',
    '| module | minified | Brotli | share |',
  ]);
});
