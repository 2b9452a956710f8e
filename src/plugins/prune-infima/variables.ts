import {readFile} from 'node:fs/promises';
import {Globby} from '@docusaurus/utils';
import postcss, {type Root} from 'postcss';

/** Returns the CSS variables that the files in `folders` mention, such as `--ifm-color-primary`. */
export async function readUsedVariables(folders: readonly string[]): Promise<string[]> {
  const files = await Globby(folders.map(folder => `${folder}/**/*.{css,js,jsx,ts,tsx,md,mdx}`));
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8')));
  return [...new Set(texts.flatMap(text => text.match(/--ifm-[\w-]+/g) ?? []))].sort();
}

/**
 * Removes the declarations of variables that neither the style sheet nor other files use. `usedElsewhere` are the variables that other files
 * mention. PurgeCSS can remove variables too, but it also removes those that only other variables use.
 */
export function removeUnusedVariables(root: Root, usedElsewhere: readonly string[]): void {
  let hasRemoved: boolean;
  do {
    hasRemoved = false;
    const usedHere = [...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
    const used = new Set([...usedElsewhere, ...usedHere]);
    root.walkDecls(/^--/, declaration => {
      if (!used.has(declaration.prop)) {
        declaration.remove();
        hasRemoved = true;
      }
    });
    // A removed declaration can be the only one that uses another variable.
  } while (hasRemoved);
}

/**
 * Removes the declarations of variables for the whole page that are overridden in `sheets`. The framework puts Infima into a cascade layer,
 * so a declaration outside of layers always wins, whatever the theme and the order are.
 */
export async function removeOverriddenVariables(root: Root, sheets: readonly string[]): Promise<void> {
  const overridden = new Set<string>();
  for (const sheet of sheets) {
    const {nodes} = postcss.parse(await readFile(sheet, 'utf8'));
    // Rules in media queries don't always apply, so they don't count.
    const rules = nodes.flatMap(node => (node.type === 'rule' && node.selector === ':root' ? [node] : []));
    rules.forEach(rule =>
      rule.walkDecls(/^--/, ({prop}) => {
        overridden.add(prop);
      }),
    );
  }
  root.walkRules(/^(?::root|html(?:\[data-theme=['"]?dark['"]?\])?)$/, rule => {
    rule.walkDecls(declaration => {
      if (overridden.has(declaration.prop)) {
        declaration.remove();
      }
    });
  });
}
