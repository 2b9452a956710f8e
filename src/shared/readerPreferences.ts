/** Where the chosen package manager is stored: the theme's key for tabs with the group that the remark plugin gives them. */
export const packageManagerKey = 'docusaurus.tab.npm2yarn';

/** Where the choice to wrap long lines of code is stored; `on` or absent. */
export const codeWrapKey = 'site.code.wrap';

/** Where the theme stores the chosen colour mode. */
export const colorModeKey = 'theme';

/** On the button that flips the colour mode, as long as React doesn't answer its clicks. */
export const earlyToggleAttribute = 'data-early-toggle';

/** On `<html>`: the stored package manager, as it was when the page loaded. */
export const packageManagerAttribute = 'data-package-manager';

/** On `<html>` while long lines of code are wrapped. */
export const codeWrapAttribute = 'data-code-wrap';
