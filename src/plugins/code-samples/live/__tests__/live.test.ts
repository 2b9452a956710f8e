// Tests live pairs. A live pair consists of a server file and a client file that readers can run in the page.
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {testOptions} from '../../__tests__/testOptions';
import {createFenceKeys, parseTree} from '../../markdown';
import {resolveOptions} from '../../options';
import {parsePage, type Page} from '../../page';
import {renderProblem} from '../../problem';
import {collectPairs} from '../pairs';
import {SitePrograms} from '../sitePrograms';
import {validatePair} from '../validatePair';

function createFence(title: string, code: string, project = ''): string {
  return `\`\`\`ts title="${title}"${project && ` project="${project}"`}\n${code}\n\`\`\``;
}

function createPair(...children: string[]): string {
  return `<LivePair>\n\n${children.join('\n\n')}\n\n</LivePair>\n`;
}

function createVariant(label: string, ...children: string[]): string {
  return `<Variant label="${label}">\n\n${children.join('\n\n')}\n\n</Variant>`;
}

function read(markdown: string): {page: Page; variants: {samples: Page['samples']}[]} {
  const page = parsePage('docs/page.md', markdown, testOptions);
  const root = parseTree(markdown);
  const keys = createFenceKeys(root);
  const [pair = []] = collectPairs(root);
  return {
    page,
    variants: pair.map(({fences}) => ({
      samples: page.samples.filter(({fence}) => fences.some(node => keys.get(node) === fence.key)),
    })),
  };
}

describe('a live pair', () => {
  test('a live pair without <Variant> elements has a single variant', () => {
    const titles = (markdown: string) =>
      collectPairs(parseTree(markdown)).map(pair => pair.map(({fences}) => fences.map(({meta}) => meta)));
    expect(titles(createPair(createFence('a.ts', ''), createFence('b.ts', '')))).toEqual([
      [['title="a.ts"', 'title="b.ts"']],
    ]);
    const markdown = `${createFence('x.ts', '')}\n\n${createPair(
      createVariant('One', createFence('a.ts', ''), createFence('b.ts', '')),
      createVariant('Two', createFence('a.ts', '', 'two'), createFence('b.ts', '', 'two')),
    )}`;
    expect(titles(markdown)).toEqual([
      [
        ['title="a.ts"', 'title="b.ts"'],
        ['title="a.ts" project="two"', 'title="b.ts" project="two"'],
      ],
    ]);
  });

  test('all variants of a live pair must have two samples and the same client', () => {
    const problems = (markdown: string) => {
      const {page, variants} = read(markdown);
      return validatePair(page, variants).map(problem => renderProblem(problem, markdown).split('\n')[0]);
    };
    expect(
      problems(
        createPair(
          createVariant('One', createFence('a.ts', ''), createFence('b.ts', 'const a = 1;')),
          createVariant(
            'Two',
            createFence('a.ts', '', 'two'),
            createFence('b.ts', '// ---cut-start---\n// ---cut-end---\nconst a = 1;', 'two'),
          ),
        ),
      ),
    ).toEqual([]);
    expect(problems(createPair(createFence('a.ts', '')))).toEqual([
      'docs/page.md:3:1: error: a live pair needs exactly two samples. Found 1 in variant 1, expected a server file and a client file.',
    ]);
    expect(
      problems(
        createPair(
          createVariant('One', createFence('a.ts', ''), createFence('b.ts', 'const a = 1;')),
          createVariant('Two', createFence('a.ts', '', 'two'), createFence('b.ts', 'const a = 2;', 'two')),
        ),
      ),
    ).toEqual([
      'docs/page.md:21:1: error: the client file must be the same in all variants. Found different code in variant 2, expected the shown lines of the first variant.',
    ]);
  });
});

describe('the programs of a site', () => {
  let site = '';
  let programs: SitePrograms;

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'live-'));
    mkdirSync(path.join(site, 'docs'));
    writeFileSync(path.join(site, 'package-lock.json'), '');
    writeFileSync(path.join(site, 'stage.ts'), 'export const createStage = () => ({console});\n');
    const versions = [
      {name: '2.x', packagesFolder: '.', stage: 'stage.ts'},
      {name: '1.x', packagesFolder: '.'},
    ];
    const livePairs = {packages: ['clsx']};
    programs = new SitePrograms(resolveOptions({...testOptions, rootDir: site, versions, livePairs}, site));
  });
  afterEach(() => rmSync(site, {recursive: true}));

  const writePage = (name: string, ...fences: string[]) =>
    writeFileSync(path.join(site, 'docs', name), `# Page\n\n${createPair(...fences)}`);
  const listFirstLines = async () =>
    (await programs.createAll()).map(({file, message}) => [file, message.split('\n')[0]]);

  test('each pair becomes a program, and all programs share one stage', async () => {
    writePage('a.md', createFence('a.ts', 'console.log(1);'), createFence('b.ts', '2;'));
    writePage('b.md', createFence('a.ts', 'console.log(3);'), createFence('b.ts', '4;'));
    expect(await programs.createAll()).toEqual([]);
    expect(readdirSync(programs.folder).filter(name => name.startsWith('stage-'))).toHaveLength(1);
    expect(readdirSync(programs.folder)).toHaveLength(3);
  });

  test('createAll returns the invalid pairs of all pages with their positions', async () => {
    writePage('a.md', createFence('a.ts', "import 'superjson';"), createFence('b.ts', ''));
    writePage('b.md', createFence('a.ts', ''), createFence('b.ts', ''));
    writePage('c.md', createFence('a.ts', ''));
    writePage('d.md', ...['a.ts', 'b.ts'].map(title => `\`\`\`ts title="${title}" nocheck="no"\n\`\`\``));
    writePage('e.md', ...['a.ts', 'b.ts'].map(title => `\`\`\`ts title="${title}" version="1.x"\n\`\`\``));
    const [first, ...others] = await listFirstLines();
    expect(first?.[1]).toContain('docs/a.md:5:1: error: ');
    expect(first?.[1]).toContain('Build failed');
    expect(others).toEqual([
      [
        'docs/c.md',
        'docs/c.md:5:1: error: a live pair needs exactly two samples. Found 1 in variant 1, expected a server file and a client file.',
      ],
      [
        'docs/d.md',
        'docs/d.md:5:1: error: a live pair has no checked samples. Found `nocheck`, expected checked samples.',
      ],
      [
        'docs/e.md',
        'docs/e.md:5:1: error: docs version 1.x has no live pairs. Found <LivePair>, expected a version with a stage.',
      ],
    ]);
  });

  test('after a mistake in the stage has been fixed, the programs are created', async () => {
    writePage('a.md', createFence('a.ts', 'console.log(1);'), createFence('b.ts', '2;'));
    writeFileSync(path.join(site, 'stage.ts'), 'export const createStage = ;\n');
    expect(await listFirstLines()).toEqual([
      ['docs/a.md', expect.stringContaining('docs/a.md:5:1: error: ')],
    ]);
    writeFileSync(path.join(site, 'stage.ts'), 'export const createStage = () => ({console});\n');
    expect(await listFirstLines()).toEqual([]);
  });
});
