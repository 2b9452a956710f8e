/** Storage key of the chosen package manager: the theme's prefix for tabs, followed by the tab group of the remark plugin npm2yarn. */
export const packageManagerKey = 'docusaurus.tab.npm2yarn';

/** Storage key of the option to wrap long lines of code. The value is `on`, or the key is absent. */
export const codeWrapKey = 'site.code.wrap';

/** Storage key of the chosen colour mode. The theme defines it. */
export const colorModeKey = 'theme';

/** Attribute of the colour mode button before hydration. Until then, an inline script handles its clicks instead of React. */
export const earlyToggleAttribute = 'data-early-toggle';

/** Attribute of `<html>` with the package manager that was stored when the page loaded. */
export const packageManagerAttribute = 'data-package-manager';

/** Attribute that `<html>` has while long lines of code are wrapped. */
export const codeWrapAttribute = 'data-code-wrap';
