/** Storage key of the chosen package manager. It consists of the theme's prefix for tabs and the tab group of the plugin npm2yarn. */
export const packageManagerKey = 'docusaurus.tab.npm2yarn';

/** Storage key of the chosen colour mode. The theme defines it. */
export const colorModeKey = 'theme';

/** Attribute of the colour mode button before hydration, while an inline script handles its clicks instead of React. */
export const earlyToggleAttribute = 'data-early-toggle';

/** Attribute of `<html>` with the package manager that was stored when the page loaded. */
export const packageManagerAttribute = 'data-package-manager';
