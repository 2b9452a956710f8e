/** Unicode's CLDR reserves these codes for English with accents and for text that runs from right to left. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

export const localeDirections: Readonly<Record<PseudoLocale, 'ltr' | 'rtl'>> = {
  'en-XA': 'ltr',
  'ar-XB': 'rtl',
};

/** The path of each build on its host. One of the builds isn't at the root, to test that the site works below any path. */
export const baseUrls: Readonly<Record<PseudoLocale, string>> = {
  'en-XA': '/sub/path/',
  'ar-XB': '/',
};

/** Environment variables of each build. One of the builds has offline use turned off, to test such a site. */
export const environments: Readonly<Record<PseudoLocale, Record<string, string>>> = {
  'en-XA': {},
  'ar-XB': {SITE_OFFLINE: 'off'},
};

/** Folder of the generated translations, relative to the root of the project. */
export const translationsFolder = '.cache/i18n';

/** Returns the folder that a host of the site in a pseudo-locale serves, relative to the root of the project. */
export function getHostFolder(locale: PseudoLocale): string {
  return `.cache/build-${locale}`;
}

/** Returns the folder of the built site in a pseudo-locale, relative to the root of the project. */
export function getBuildFolder(locale: PseudoLocale): string {
  return `${getHostFolder(locale)}${baseUrls[locale].replace(/\/$/, '')}`;
}
