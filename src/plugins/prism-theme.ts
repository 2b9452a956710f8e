import type {PrismTheme} from 'prism-react-renderer';

/**
 * A Prism theme without colours. Tokens have only class names, and `src/css/code.css` sets their colours. A theme with colours would add a
 * `style` attribute to every token. This would double the size of the HTML and require an exception in the content security policy.
 */
export const colorlessTheme: PrismTheme = {plain: {}, styles: []};
