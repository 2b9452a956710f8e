// Tests docsVersions.json, the table of all docs versions, and that code reads the table instead of naming versions.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {docsVersions, getContentFolder} from '../../../src/shared/docsVersions';

describe('docsVersions.json', () => {
  test('lists docs/ first and then the same versions as versions.json, in the same order', () => {
    const names = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
    expect(docsVersions.map(({name}) => name)).toEqual(['current', ...names]);
  });

  test('has one latest version, which is the only one with the empty path', () => {
    expect(docsVersions.filter(({isLatest}) => isLatest)).toHaveLength(1);
    expect(docsVersions.filter(({path}) => path === '').map(({isLatest}) => isLatest)).toEqual([true]);
  });

  test.each(['label', 'path', 'samples'] as const)('has a different %s for each version', property => {
    expect(new Set(docsVersions.map(version => version[property])).size).toBe(docsVersions.length);
  });

  test.each(docsVersions)('has existing folders and valid values for $label', version => {
    expect(['none', 'unmaintained', 'unreleased']).toContain(version.banner);
    expect(version.socialImageColour).toMatch(/^#[\da-f]{6}$/);
    expect(existsSync(getContentFolder(version))).toBe(true);
    expect(existsSync(`${version.samples}/app`)).toBe(true);
    // TypeScript doesn't know the format of package.json.
    const {dependencies} = JSON.parse(readFileSync(`${version.samples}/package.json`, 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(dependencies['@trpc/server']).toBe(version.packageVersion);
    if (version.changes) {
      expect(docsVersions.map(({label}) => label)).toContain(version.changes.since);
    }
  });
});

/** Code that has to name versions. Tests may name them too, because they state what particular pages contain. */
const exceptions = [
  // TypeScript reads types only from constant import paths.
  'scripts/wire/packages.ts',
  'scripts/wire/router.ts',
];

/** Matches the labels, paths, folders and package versions of all docs versions. */
const versionPattern = new RegExp(
  docsVersions
    .flatMap(version => [
      version.label,
      version.samples,
      version.packageVersion,
      `/docs/${version.path || 'current'}`,
    ])
    .map(text => `(?<![\\w.])${text.replaceAll('.', '\\.').replaceAll('/', '\\/')}(?![\\w.]*\\w)`)
    .join('|'),
);

test('code names no docs version and no folder of a docs version', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .filter(
      file => !/^(?:e2e|docs|samples)\/|__tests__|__fixtures__/.test(file) && !exceptions.includes(file),
    );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap(file =>
    findVersionNames(readFileSync(file, 'utf8'), file).map(({line, text}) => `${file}:${line}: ${text}`),
  );
  expect(found, 'Read the version from src/shared/docsVersions.ts instead.').toEqual([]);
});

test('no exception is superfluous', () => {
  for (const file of exceptions) {
    expect(findVersionNames(readFileSync(file, 'utf8'), file), file).not.toEqual([]);
  }
});

test.each([
  `const label = '9.x';`,
  'const tag = `docs-default-9.x`;',
  `const folder = \`\${root}/versioned_docs/version-9.x\`;`,
  `const path = '/docs/v9/router';`,
  `read('samples/v10/app');`,
  `const element = <p>New in 10.x</p>;`,
  `const isOld = /^version-9\\.x$/.test(name);`,
  `import packages from '../samples/v9/package.json';`,
])('findVersionNames finds the version in %s', code => {
  expect(findVersionNames(code, 'x.tsx')).toHaveLength(1);
});

test.each([
  `// Docs 9.x have no such page.\nconst page = 'migrate-from-v9-to-v10';`,
  `const size = 9.5; const other = '19.x'; const third = 'v9x';`,
  `const path = '/docs/v9999';`,
])('findVersionNames finds nothing in %s', code => {
  expect(findVersionNames(code, 'x.tsx')).toEqual([]);
});

/** Finds docs versions in strings, templates, regular expressions and JSX text. Comments may name versions as examples. */
function findVersionNames(code: string, file: string): {line: number; text: string}[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: {line: number; text: string}[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || isOtherText(node)) {
      const text = ts.isRegularExpressionLiteral(node) ? node.text.replaceAll('\\', '') : node.text;
      if (versionPattern.test(text)) {
        found.push({line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim()});
      }
    }
    ts.forEachChild(node, visit);
  }
}

function isOtherText(node: ts.Node): node is ts.TemplateHead | ts.JsxText | ts.RegularExpressionLiteral {
  return ts.isTemplateHead(node) || ts.isJsxText(node) || ts.isRegularExpressionLiteral(node);
}
