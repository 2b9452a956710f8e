// Tests that pages link all styles that they need.
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {collectElements, readAttribute, readBuiltFiles, readBuiltPages, readBuiltText} from './builtSite';

describe.each(['build', 'build-hosted'])('%s', folder => {
  const sheets = readBuiltFiles(folder).filter(file => /^\/assets\/css\/styles-[^/]+\.css$/.test(file));

  test('a page links the style sheets with the classes in its HTML', () => {
    const classesBySheet = new Map(
      // Only the names of CSS modules belong to a single sheet. They end with an underscore and a hash.
      sheets.map(sheet => [
        sheet,
        new Set(listClasses(readBuiltText(sheet, folder)).filter(name => /_[\w-]{4}$/.test(name))),
      ]),
    );
    expect(classesBySheet.size).toBeGreaterThan(2);
    const missing = readBuiltPages(folder).flatMap(({path, document}) => {
      const elements = collectElements(document);
      const used = new Set(elements.flatMap(element => (readAttribute(element, 'class') ?? '').split(/\s+/)));
      const links = elements.map(element => readAttribute(element, 'href') ?? '');
      return [...classesBySheet]
        .filter(([sheet]) => !links.some(link => link.endsWith(sheet)))
        .flatMap(([sheet, classes]) =>
          [...classes].filter(name => used.has(name)).map(name => [path, sheet, name]),
        );
    });
    expect(missing).toEqual([]);
  });

  test('the style sheet of all pages contains all rules of Infima that scripts and pages use', () => {
    const [common = ''] = readBuiltFiles(folder).filter(file => /^\/assets\/css\/styles\./.test(file));
    const kept = new Set(listClasses(readBuiltText(common, folder)));
    const texts = readBuiltFiles(folder).filter(file => /\.html$|^\/assets\/js\/.*\.js$/.test(file));
    const words = new Set(texts.flatMap(file => readBuiltText(file, folder).match(/[\w-]+/g) ?? []));
    const infima = listClasses(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
    expect(infima.filter(name => words.has(name) && !kept.has(name))).toEqual([]);
    expect(infima.filter(name => !kept.has(name)).length).toBeGreaterThan(100);
  });

  test('every variable of Infima that a style sheet uses has a value', () => {
    const css = readBuiltFiles(folder)
      .filter(file => file.startsWith('/assets/css/'))
      .map(file => readBuiltText(file, folder))
      .join('\n');
    const listVariables = (text: string, pattern: RegExp) =>
      new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
    const infima = listVariables(
      readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
      /(--[\w-]+)\s*:/g,
    );
    const declared = listVariables(css, /(--[\w-]+)\s*:/g);
    const used = listVariables(css, /var\(\s*(--[\w-]+)/g);
    expect([...used].filter(name => infima.has(name) && !declared.has(name))).toEqual([]);
  });
});

/** Returns the names of all classes in the selectors of a style sheet. */
function listClasses(css: string): string[] {
  const withoutValues = css.replace(/url\([^)]*\)|\/\*.*?\*\//gs, '');
  return [...new Set([...withoutValues.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))];
}
