/** Unicode's CLDR reserves these codes for English with accents and for text that runs from right to left. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

export const localeDirections: Readonly<Record<PseudoLocale, 'ltr' | 'rtl'>> = {
  'en-XA': 'ltr',
  'ar-XB': 'rtl',
};

/** Folder of the generated translations, relative to the root of the project. */
export const translationsFolder = '.cache/i18n';

/** Returns the folder of the built site in a pseudo-locale, relative to the root of the project. */
export function getBuildFolder(locale: PseudoLocale): string {
  return `.cache/build-${locale}`;
}
