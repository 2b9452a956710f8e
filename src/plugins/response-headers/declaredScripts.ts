/**
 * An inline script that pages are allowed to contain. The content security policy contains the hashes of these scripts. Browsers block all
 * other inline scripts.
 */
export type DeclaredScript = {
  /** Origin and purpose of the script. */
  name: string;
  /** Pieces of text that identify the script. The script contains all of them, even after minification. */
  identifyingTexts: string[];
  /** Why the script has to be inline instead of a file. */
  reason: string;
};

export const declaredScripts: DeclaredScript[] = [
  {
    name: 'theme-classic: colour mode, announcement bar, data attributes from the query string',
    identifyingTexts: ['docusaurus-theme', 'data-theme-choice'],
    reason:
      'It sets attributes of <html> before the first paint. Otherwise dark pages would first appear white.',
  },
  {
    name: 'core: banner about a wrong base URL, on the home page',
    identifyingTexts: ['__docusaurus-base-url-issue-banner'],
    reason: 'It has to run if no file of the site can be loaded.',
  },
  {
    name: 'load-guard',
    identifyingTexts: ['site-load-note'],
    reason: 'It has to run if a file of the site can’t be loaded.',
  },
  {
    name: 'reader-preferences',
    identifyingTexts: ['site.code.wrap'],
    reason:
      'It sets attributes of <html> before the first paint. Otherwise code blocks would cause layout shifts.',
  },
];
