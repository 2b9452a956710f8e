import type {PrismTheme} from 'prism-react-renderer';

/**
 * A Prism theme without colours: tokens carry class names only, and `src/css/code.css` colours them.
 * A theme with colours puts a `style` attribute on every token, twice the HTML and one more exception in a content security policy.
 */
export const noTheme: PrismTheme = {plain: {}, styles: []};
