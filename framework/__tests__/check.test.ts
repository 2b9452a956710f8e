import {expect, test} from 'vitest';
import {checkRegister, readFindings, readSeams} from '../check';
import {createProject, createSeam} from './project';

test('reports a seam that is not in the register', () => {
  const finding = {
    name: 'Storage.prototype in storage',
    file: 'src/clientModules/storage.ts',
    line: 3,
    column: 5,
  };
  expect(checkRegister([createSeam({finds: [finding.name]})], [finding], {})).toEqual([]);
  expect(checkRegister([], [finding], {[finding.name]: 'It is only read.'})).toEqual([]);
  expect(checkRegister([], [finding], {}).join('\n')).toMatchInlineSnapshot(
    `"src/clientModules/storage.ts:3:5: this code relies on internals of a package, but the register doesn't contain it. Found "Storage.prototype in storage". Add this name to \`finds\` of a seam in framework/register, or write the code without it."`,
  );
});

test('reports a seam and an exception that the site no longer contains', () => {
  const problems = checkRegister([createSeam({finds: ['module storage']})], [], {
    'window.queue in queue': 'Ours.',
  });
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "framework/register: the seam "Menu: state" is gone. The site's code no longer contains "module storage". Remove the name or the whole seam, and run \`npm run framework:accept\`.
    framework/register: the exception "window.queue in queue" is gone. Remove it."
  `);
});

test('takes the reasons for replaced and wrapped components from their first lines', () => {
  const originals = '@docusaurus/theme-classic/src/theme';
  const projectDir = createProject({
    [`node_modules/${originals}/Loading/index.tsx`]: 'export default function TOC() {}\n',
    [`node_modules/${originals}/Loading/styles.module.css`]: '.toc {}\n',
    [`node_modules/${originals}/Tabs/index.tsx`]: 'export default function Tabs() {}\n',
    [`node_modules/${originals}/Tabs/styles.module.css`]: '.tabs {}\n',
    [`node_modules/${originals}/Footer/index.tsx`]: 'export default function Footer() {}\n',
    'src/theme/Loading/index.tsx':
      '// Wraps @theme/Loading: names the\n// landmark.\nexport default function TOC() {}\n',
    'src/theme/Loading/useCurrent.ts': 'export const x = 1;\n',
    'src/theme/Tabs/index.tsx': '// Replaces @theme/Tabs: has no name.\nexport default function Tabs() {}\n',
    'src/theme/Footer/index.tsx': 'export default function Footer() {}\n',
  });
  const seams = readSeams(projectDir);
  const findings = readFindings(projectDir);
  expect(findings.filter(({name}) => name.startsWith('theme ')).map(({name}) => name)).toEqual([
    'theme Footer',
    'theme Loading',
    'theme Tabs',
  ]);
  expect(seams.find(({name}) => name === 'Theme: Loading')).toMatchObject({
    why: 'Wraps @theme/Loading: names the landmark.',
    originals: [`${originals}/Loading/index.tsx`],
  });
  expect(seams.find(({name}) => name === 'Theme: Tabs')).toMatchObject({
    originals: [`${originals}/Tabs/index.tsx`, `${originals}/Tabs/styles.module.css`],
  });
  const problems = checkRegister(seams, findings, {}).join('\n');
  expect(problems).toContain('src/theme/Footer/index.tsx:1:1: this code relies on internals of a package');
  expect(problems).toContain('the seam "Theme: SearchBar" has no original');
});
