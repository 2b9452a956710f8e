// Tests the import rules in eslint.config.mjs. These tests are needed because ESLint doesn't merge rules: if two config objects set the
// same rule for a file, the second setting silently replaces the first one. Also tests what ESLint can't check: which code uses src/shared.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

type Case = {
  file: string;
  imported: string;
  /** Part of the message that says where the code belongs. Undefined if the import is allowed. */
  advice?: string;
};

const nodeInBrowser = 'Code that needs Node belongs in src/plugins or scripts.';
const buildCodeInBrowser = 'Share types and URL functions through src/shared.';
const browserCodeInPlugins = 'Only src/shared is shared with the browser.';
const frameworkInSearch = 'Put components into src/components or src/theme.';
const siteCodeInE2e = 'End-to-end tests use the site only through URLs and ARIA roles.';

const cases: Case[] = [
  {file: 'src/components/x.tsx', imported: 'node:fs', advice: nodeInBrowser},
  {file: 'src/components/x.tsx', imported: '../plugins/built-pages/pages', advice: buildCodeInBrowser},
  {
    file: 'src/components/x.tsx',
    imported: '../pages/index',
    advice: 'Components must not depend on pages.',
  },
  {file: 'src/components/x.tsx', imported: '@site/src/shared/paths'},
  {file: 'src/theme/NavbarItem/x.tsx', imported: 'node:path', advice: nodeInBrowser},
  {
    file: 'src/theme/NavbarItem/x.tsx',
    imported: '@site/src/plugins/built-pages/pages',
    advice: buildCodeInBrowser,
  },
  {file: 'src/theme/NavbarItem/x.tsx', imported: '@theme-original/NavbarItem'},
  {file: 'src/pages/x.tsx', imported: 'fs', advice: nodeInBrowser},
  {file: 'src/pages/x.tsx', imported: '../../scripts/serve/server', advice: buildCodeInBrowser},
  {file: 'src/clientModules/x.ts', imported: 'node:fs', advice: nodeInBrowser},
  {file: 'src/clientModules/x.ts', imported: '../config/siteRepository', advice: buildCodeInBrowser},
  {file: 'src/search/x.ts', imported: 'react', advice: frameworkInSearch},
  {file: 'src/search/x.ts', imported: '@docusaurus/router', advice: frameworkInSearch},
  {file: 'src/search/embedded/x.ts', imported: '@theme/SearchBar', advice: frameworkInSearch},
  {file: 'src/search/x.ts', imported: 'node:fs', advice: nodeInBrowser},
  {file: 'src/search/x.ts', imported: '../plugins/built-pages/pages', advice: buildCodeInBrowser},
  {file: 'src/search/x.ts', imported: '../shared/search'},
  {file: 'src/shared/x.ts', imported: 'clsx', advice: 'so it must not import any code.'},
  {file: 'src/shared/x.ts', imported: 'node:path', advice: 'so it must not import any code.'},
  {file: 'src/shared/x.ts', imported: './paths', advice: 'so it must not import any code.'},
  {file: 'src/shared/x.ts', imported: '../../docsVersions.json'},
  {file: 'src/shared/__tests__/x.test.ts', imported: '../paths'},
  {file: 'src/plugins/x.ts', imported: '@theme/Layout', advice: browserCodeInPlugins},
  {file: 'src/plugins/feature/x.ts', imported: '@site/src/components/Home', advice: browserCodeInPlugins},
  {file: 'src/plugins/feature/x.ts', imported: '../../search/types', advice: browserCodeInPlugins},
  {file: 'src/plugins/feature/x.ts', imported: './styles.css', advice: browserCodeInPlugins},
  {file: 'src/plugins/feature/x.ts', imported: '../../shared/paths'},
  {file: 'src/plugins/feature/x.ts', imported: 'node:fs'},
  {file: 'src/plugins/feature/client/x.ts', imported: 'node:fs', advice: nodeInBrowser},
  {file: 'src/plugins/feature/client/x.ts', imported: '@site/src/plugins/pages', advice: buildCodeInBrowser},
  {file: 'src/plugins/feature/client/x.ts', imported: '@generated/globalData'},
  {file: 'e2e/x.spec.ts', imported: '../src/shared/paths', advice: siteCodeInE2e},
  {file: 'e2e/x.spec.ts', imported: '@site/src/shared/paths', advice: siteCodeInE2e},
  {file: 'e2e/x.spec.ts', imported: 'react', advice: siteCodeInE2e},
  {file: 'e2e/x.spec.ts', imported: './fixtures'},
  {file: 'e2e/docs/x.spec.ts', imported: '../fixtures'},
  {file: 'e2e/docs/x.spec.ts', imported: '../fixtures/searchModal'},
  {file: 'e2e/docs/x.spec.ts', imported: '../data/routes'},
  {file: 'e2e/docs/x.spec.ts', imported: '../search/algolia', advice: siteCodeInE2e},
  {file: 'e2e/docs/x.spec.ts', imported: '../../scripts/serve/server', advice: siteCodeInE2e},
];

const eslint = new ESLint();

for (const {file, imported, advice} of cases) {
  const outcome = advice === undefined ? 'can' : 'must not';
  test(`${file} ${outcome} import ${imported}`, {timeout: 60_000}, async () => {
    const [result] = await eslint.lintText(`import '${imported}';\n`, {filePath: file});
    const messages = result?.messages.map(({ruleId, message}) => `${ruleId}: ${message}`);
    expect(messages).toEqual(advice === undefined ? [] : [expect.stringContaining(advice)]);
    expect(messages?.[0] ?? 'no-restricted-imports').toMatch(/^no-restricted-imports/);
  });
}

test('src/shared only contains modules that both the build and the browser use', () => {
  const unshared = listFiles('src/shared')
    .filter(isSource)
    .flatMap(module => {
      const importPattern = new RegExp(`from '[^']*/shared/${module.replace(/^src\/shared\/|\.ts$/g, '')}'`);
      const users = sources.filter(({text}) => importPattern.test(text)).map(({file}) => file);
      return users.some(isBuildFile) && !users.every(isBuildFile)
        ? []
        : `${module}: expected imports from the build and from the browser, found ${users.join(', ') || 'none'}. Move the module to the code that uses it.`;
    });
  expect(unshared).toEqual([]);
});

/** The files of the site, without tests, with their text. */
const sources = ['src', 'scripts', 'samples', 'docusaurus.config.ts']
  .flatMap(listFiles)
  .filter(isSource)
  .map(file => ({file, text: readFileSync(file, 'utf8')}));

function listFiles(folder: string): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {encoding: 'utf8'})
    .split('\n')
    .filter(Boolean);
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.includes('__tests__');
}

/** Returns whether a file runs in Node while the site is built, served or tested. A plugin's code for browsers is in its folder `client`. */
function isBuildFile(file: string): boolean {
  return (
    /^(src\/(config|plugins)|scripts)\/|^docusaurus\.config\.ts$/.test(file) && !file.includes('/client/')
  );
}
