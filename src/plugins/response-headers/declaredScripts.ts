/** An inline script that the site's pages may have. Browsers refuse any other: the policy names each by its hash. */
export type DeclaredScript = {
  /** Who writes it, for messages. */
  name: string;
  /** Texts that it contains, also after the build has shortened its names. */
  marks: string[];
  /** Why it can't be a file: what goes wrong when it runs later. */
  reason: string;
};

export const declaredScripts: DeclaredScript[] = [
  {
    name: 'theme-classic: colour mode, announcement bar, data attributes of the address',
    marks: ['docusaurus-theme', 'data-theme-choice'],
    reason: 'Sets attributes of <html> before the first paint; from a file, dark pages would flash white.',
  },
  {
    name: 'core: banner for a wrong base URL, on the home page',
    marks: ['__docusaurus-base-url-issue-banner'],
    reason: 'Appears exactly when no file of the site can be loaded.',
  },
  {
    name: 'load-guard',
    marks: ['site-load-note'],
    reason: 'Watches whether the files of the site can be loaded, so it can be none of them.',
  },
  {
    name: 'reader-preferences',
    marks: ['site.code.wrap'],
    reason: 'Sets attributes of <html> before the first paint; from a file, code blocks would jump.',
  },
];
