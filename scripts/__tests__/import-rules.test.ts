// Tests the import rules in eslint.config.mjs. These tests are needed because ESLint doesn't merge rules: if two config objects set the
// same rule for a file, the second setting silently replaces the first one.
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
  {file: 'src/components/x.tsx', imported: '../plugins/pages', advice: buildCodeInBrowser},
  {
    file: 'src/components/x.tsx',
    imported: '../pages/index',
    advice: 'Components must not depend on pages.',
  },
  {file: 'src/components/x.tsx', imported: '@site/src/shared/paths'},
  {file: 'src/theme/NavbarItem/x.tsx', imported: 'node:path', advice: nodeInBrowser},
  {file: 'src/theme/NavbarItem/x.tsx', imported: '@site/src/plugins/pages', advice: buildCodeInBrowser},
  {file: 'src/theme/NavbarItem/x.tsx', imported: '@theme-original/NavbarItem'},
  {file: 'src/pages/x.tsx', imported: 'fs', advice: nodeInBrowser},
  {file: 'src/pages/x.tsx', imported: '../../scripts/server', advice: buildCodeInBrowser},
  {file: 'src/clientModules/x.ts', imported: 'node:fs', advice: nodeInBrowser},
  {file: 'src/search/x.ts', imported: 'react', advice: frameworkInSearch},
  {file: 'src/search/x.ts', imported: '@docusaurus/router', advice: frameworkInSearch},
  {file: 'src/search/embedded/x.ts', imported: '@theme/SearchBar', advice: frameworkInSearch},
  {file: 'src/search/x.ts', imported: 'node:fs', advice: nodeInBrowser},
  {file: 'src/search/x.ts', imported: '../plugins/pages', advice: buildCodeInBrowser},
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
  {file: 'e2e/x.spec.ts', imported: '../src/shared/paths', advice: siteCodeInE2e},
  {file: 'e2e/x.spec.ts', imported: '@site/src/shared/paths', advice: siteCodeInE2e},
  {file: 'e2e/x.spec.ts', imported: 'react', advice: siteCodeInE2e},
  {file: 'e2e/x.spec.ts', imported: './fixtures'},
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
