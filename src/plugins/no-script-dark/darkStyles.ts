import postcss from 'postcss';

const darkSelector = /\[data-theme=["']?dark["']?\]/g;

/** A selector that is true without the attribute. It is stronger than the one it replaces, because the site's styles come later. */
const fallbackSelector = ':root:not([data-theme])';

/** Images for the light mode, which the theme shows if the attribute doesn't exist. */
const hiddenImages = '[class*="themedComponent--light"]{display:none!important}';

/** Extracts the rules of the dark mode from a style sheet, so that they apply to pages without the attribute `data-theme`. */
export function extractDarkStyles(styles: string): string {
  const root = postcss.parse(styles);
  root.walkRules(rule => {
    const selectors = rule.selectors.filter(selector => selector.search(darkSelector) !== -1);
    if (selectors.length === 0) {
      rule.remove();
    } else {
      rule.selectors = selectors.map(selector => selector.replace(darkSelector, fallbackSelector));
    }
  });
  root.walkComments(comment => void comment.remove());
  removeEmptyAtRules(root);
  return root.toString() + hiddenImages;
}

function removeEmptyAtRules(container: postcss.Container): void {
  container.each(node => {
    if (node.type === 'atrule') {
      removeEmptyAtRules(node);
    }
    // Statements such as `@import`, and rules with declarations such as `@font-face`, don't belong to a mode.
    if (
      node.type === 'atrule' &&
      !node.nodes?.some(child => child.type === 'rule' || child.type === 'atrule')
    ) {
      node.remove();
    }
  });
}
