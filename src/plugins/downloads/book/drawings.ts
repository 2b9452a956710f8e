import postcss, {type Rule} from 'postcss';
import type {Element, ElementContent} from 'hast';
import {getClassNames} from '../../built-pages/hast';

/** Properties of drawings that e-readers know. */
const drawingProperties = /^(?:fill|stroke|stroke-.*|font-size|font-weight|font-family|opacity)$/;

/** Returns the class names in the drawings of a chapter. */
export function collectDrawingClasses(content: readonly ElementContent[], isDrawing = false): Set<string> {
  return new Set(
    content.flatMap(node => {
      if (node.type !== 'element') {
        return [];
      }
      const isInside = isDrawing || node.tagName === 'svg';
      return [...(isInside ? getClassNames(node) : []), ...collectDrawingClasses(node.children, isInside)];
    }),
  );
}

export function hasDrawing(content: readonly ElementContent[]): boolean {
  return content.some(
    node => node.type === 'element' && (node.tagName === 'svg' || hasDrawing((node as Element).children)),
  );
}

/**
 * Copies the rules of the site's style sheets for these classes. Custom properties are replaced with their values in the light mode,
 * because many e-readers don't know them. Declarations without such a value are left out.
 */
export function createDrawingStyles(sheets: readonly string[], classNames: ReadonlySet<string>): string {
  const rules = sheets.flatMap(sheet => listRules(sheet));
  const values = new Map<string, string>();
  for (const rule of rules.filter(isForLightMode)) {
    rule.walkDecls(/^--/, ({prop, value}) => void values.set(prop, value));
  }
  return rules
    .flatMap(rule => {
      const selectors = rule.selectors.filter(
        selector => selector.startsWith('.') && classNames.has(selector.slice(1)),
      );
      const declarations: string[] = [];
      rule.walkDecls(drawingProperties, ({prop, value}) => {
        const resolved = resolveValue(value, values);
        if (resolved !== undefined) {
          declarations.push(`  ${prop}: ${resolved};`);
        }
      });
      return selectors.length > 0 && declarations.length > 0
        ? [`${selectors.join(', ')} {\n${declarations.join('\n')}\n}\n`]
        : [];
    })
    .join('');
}

/** Returns the rules that apply to all windows. Rules in layers do, and those in media queries don't. */
function listRules(sheet: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(sheet).walkRules(rule => {
    let parent = rule.parent;
    while (parent && parent.type === 'atrule' && 'name' in parent && parent.name === 'layer') {
      parent = parent.parent as typeof parent;
    }
    if (parent?.type === 'root') {
      rules.push(rule);
    }
  });
  return rules;
}

function isForLightMode({selectors}: Rule): boolean {
  return selectors.some(selector =>
    /^(?:html|:root|html:root|:root:root|(?:html|:root)?\[data-theme=["']?light["']?\])$/.test(selector),
  );
}

function resolveValue(value: string, values: ReadonlyMap<string, string>, depth = 0): string | undefined {
  const resolved = value.replace(
    /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g,
    (_, name: string, fallback: string | undefined) => values.get(name) ?? fallback ?? 'unset',
  );
  if (/\bunset\b|color-mix\(|calc\(/.test(resolved) || depth > 9) {
    return undefined;
  }
  return resolved.includes('var(') ? resolveValue(resolved, values, depth + 1) : resolved;
}
