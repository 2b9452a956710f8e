import type {DeclaredScript} from './options';

/** Inline scripts that Docusaurus itself adds to pages. */
export const frameworkScripts: DeclaredScript[] = [
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
];
