// The import rules of eslint.config.mjs. A rule set later for the same files would replace an earlier one without a word.
import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

type Case = {
  file: string;
  imported: string;
  /** Where the code belongs, as the message says it. Undefined: the import is allowed. */
  advice?: string;
};

const inBrowser = 'Code that needs Node belongs in src/plugins or scripts.';
const atBuildTime = 'Share types and address functions through src/shared.';
const inPlugins = 'Only src/shared is shared with the browser.';
const withoutFramework = 'Put components into src/components or src/theme.';
const onlyByAddress = 'End-to-end tests know the site by address and by role.';

const cases: Case[] = [
  {file: 'src/components/x.tsx', imported: 'node:fs', advice: inBrowser},
  {file: 'src/components/x.tsx', imported: '../plugins/pages', advice: atBuildTime},
  {
    file: 'src/components/x.tsx',
    imported: '../pages/index',
    advice: 'Pages use components, not the other way round.',
  },
  {file: 'src/components/x.tsx', imported: '@site/src/shared/paths'},
  {file: 'src/theme/NavbarItem/x.tsx', imported: 'node:path', advice: inBrowser},
  {file: 'src/theme/NavbarItem/x.tsx', imported: '@site/src/plugins/pages', advice: atBuildTime},
  {file: 'src/theme/NavbarItem/x.tsx', imported: '@theme-original/NavbarItem'},
  {file: 'src/pages/x.tsx', imported: 'fs', advice: inBrowser},
  {file: 'src/pages/x.tsx', imported: '../../scripts/server', advice: atBuildTime},
  {file: 'src/clientModules/x.ts', imported: 'node:fs', advice: inBrowser},
  {file: 'src/search/x.ts', imported: 'react', advice: withoutFramework},
  {file: 'src/search/x.ts', imported: '@docusaurus/router', advice: withoutFramework},
  {file: 'src/search/embedded/x.ts', imported: '@theme/SearchBar', advice: withoutFramework},
  {file: 'src/search/x.ts', imported: 'node:fs', advice: inBrowser},
  {file: 'src/search/x.ts', imported: '../plugins/pages', advice: atBuildTime},
  {file: 'src/search/x.ts', imported: '../shared/search'},
  {file: 'src/shared/x.ts', imported: 'clsx', advice: 'it imports nothing.'},
  {file: 'src/shared/x.ts', imported: 'node:path', advice: 'it imports nothing.'},
  {file: 'src/shared/x.ts', imported: './paths', advice: 'it imports nothing.'},
  {file: 'src/shared/__tests__/x.test.ts', imported: '../paths'},
  {file: 'src/plugins/x.ts', imported: '@theme/Layout', advice: inPlugins},
  {file: 'src/plugins/feature/x.ts', imported: '@site/src/components/Home', advice: inPlugins},
  {file: 'src/plugins/feature/x.ts', imported: '../../search/types', advice: inPlugins},
  {file: 'src/plugins/feature/x.ts', imported: './styles.css', advice: inPlugins},
  {file: 'src/plugins/feature/x.ts', imported: '../../shared/paths'},
  {file: 'src/plugins/feature/x.ts', imported: 'node:fs'},
  {file: 'e2e/x.spec.ts', imported: '../src/shared/paths', advice: onlyByAddress},
  {file: 'e2e/x.spec.ts', imported: '@site/src/shared/paths', advice: onlyByAddress},
  {file: 'e2e/x.spec.ts', imported: 'react', advice: onlyByAddress},
  {file: 'e2e/x.spec.ts', imported: './fixtures'},
];

const eslint = new ESLint();

for (const {file, imported, advice} of cases) {
  const outcome = advice === undefined ? 'may' : 'may not';
  test(`${file} ${outcome} import ${imported}`, {timeout: 60_000}, async () => {
    const [result] = await eslint.lintText(`import '${imported}';\n`, {filePath: file});
    const messages = result?.messages.map(({ruleId, message}) => `${ruleId}: ${message}`);
    expect(messages).toEqual(advice === undefined ? [] : [expect.stringContaining(advice)]);
    expect(messages?.[0] ?? 'no-restricted-imports').toMatch(/^no-restricted-imports/);
  });
}
