/** The codes that Unicode's CLDR reserves for accented English and for text from right to left. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

export const localeDirections: Readonly<Record<PseudoLocale, 'ltr' | 'rtl'>> = {
  'en-XA': 'ltr',
  'ar-XB': 'rtl',
};

/** Where the generated translations are, from the root of the project. */
export const translationsFolder = '.cache/i18n';

/** Returns the folder of the site in a pseudo-locale, from the root of the project. */
export function getBuildFolder(locale: PseudoLocale): string {
  return `.cache/build-${locale}`;
}
