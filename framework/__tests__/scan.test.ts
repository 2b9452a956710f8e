import {expect, test} from 'vitest';
import {findSeams, scanCode, scanStyles} from '../scan';
import {createProject} from './project';

type Case = {code: string; found: string[]};

const cases: Record<string, Case> = {
  'a name from an internal module': {
    code: `import {useTabs, type TabsProps} from '@docusaurus/theme-common/internal';`,
    found: ['import @docusaurus/theme-common/internal useTabs'],
  },
  'a name from an internal module under another name': {
    code: `import {useTabs as useState} from '@docusaurus/theme-common/internal';`,
    found: ['import @docusaurus/theme-common/internal useTabs'],
  },
  'a generated module': {
    code: `import siteConfig from '@generated/docusaurus.config';`,
    found: ['import @generated/docusaurus.config'],
  },
  'a module that is imported on demand': {
    code: `await import('@docusaurus/core/lib/client/App');`,
    found: ['import @docusaurus/core/lib/client/App'],
  },
  'a module whose path is computed': {
    code: `require.resolve('next/dist/server/router');`,
    found: ['import next/dist/server/router'],
  },
  'a changed prototype': {
    code: `Object.assign(Storage.prototype, {getItem});`,
    found: ['Storage.prototype in x'],
  },
  'a global of the framework': {
    code: `window.docusaurus = {...window.docusaurus};`,
    found: ['window.docusaurus in x', 'window.docusaurus in x'],
  },
  'a changed global': {
    code: `globalThis.fetch = undefined; Reflect.set(window, 'queue', []);`,
    found: ['globalThis.fetch in x', 'window.queue in x'],
  },
  'a symbol of Node': {
    code: `Reflect.get(globalThis, Symbol.for('undici.globalDispatcher.1'));`,
    found: ['Symbol.for undici.globalDispatcher.1'],
  },
  'options of the bundler': {
    code: `const plugin = {configureWebpack: () => ({resolve: {alias: {}}, entry: {}, lazyCompilation: true})};`,
    found: ['bundler alias in x', 'bundler entry in x', 'bundler lazyCompilation in x'],
  },
  'a rule for a generated file': {
    code: String.raw`const rule = {test: /[\\/]\.docusaurus[\\/]registry\.js$/};`,
    found: [String.raw`pattern /[\\/]\.docusaurus[\\/]registry\.js$/ in x`],
  },
  'ids and storage keys of the framework': {
    code: `document.getElementById('__docusaurus'); localStorage.getItem('docusaurus.tab.npm2yarn');`,
    found: ['markup __docusaurus', 'markup docusaurus.tab.npm2yarn'],
  },
  'an element of DocSearch in a template': {
    code: 'document.querySelector(`${prefix} .DocSearch-Input`);',
    found: ['markup DocSearch-'],
  },
  'a text of the theme': {
    code: `translate({id: 'theme.NotFound.title', message: 'Page Not Found'});`,
    found: ['texts of the theme'],
  },
  'a private property': {
    code: `read(router, '_def'); router._def.inputs;`,
    found: ['property _def', 'property _def'],
  },
};

for (const [title, {code, found}] of Object.entries(cases)) {
  test(`finds ${title}`, () => {
    expect(scanCode('src/x.ts', code).map(({name}) => name)).toEqual(found);
  });
}

test.each([
  `// import {useTabs} from '@docusaurus/theme-common/internal';`,
  `import type {Props} from '@docusaurus/theme-common/internal';`,
  `import Link from '@docusaurus/Link';`,
  `import {useDoc} from '@docusaurus/plugin-content-docs/client';`,
  `import {useMenu} from '@site/src/components/Menu';`,
  `import {helper} from '../dist/helper';`,
  `window.scrollTo(0, 0); element.title = 'x'; window.localStorage.getItem('theme');`,
  `const build = {alias: {}, entry: 'x'};`,
])('finds nothing in %s', code => {
  expect(scanCode('src/x.ts', code)).toEqual([]);
});

test('names the folder of an index file', () => {
  expect(scanCode('src/clientModules/storage/index.ts', 'Storage.prototype;')).toMatchObject([
    {name: 'Storage.prototype in storage'},
  ]);
});

test('finds selectors in style sheets, but not in their comments', () => {
  const css = '/* .DocSearch-Modal\n is a dialog */\n.page .DocSearch-Modal {}\nhtml[data-has-hydrated] {}';
  expect(scanStyles('src/x.css', css)).toEqual([
    {name: 'markup DocSearch-', file: 'src/x.css', line: 3, column: 8},
    {name: 'markup data-has-hydrated', file: 'src/x.css', line: 4, column: 6},
  ]);
});

test('scans the files of the site, but neither tests nor packages', () => {
  const code = `export {x} from './x';\n  Storage.prototype;`;
  const projectDir = createProject({
    'src/clientModules/storage.ts': code,
    'src/clientModules/__tests__/storage.test.ts': code,
    'samples/v10/node_modules/next/index.js': code,
  });
  expect(findSeams(projectDir)).toEqual([
    {name: 'Storage.prototype in storage', file: 'src/clientModules/storage.ts', line: 2, column: 3},
  ]);
});
