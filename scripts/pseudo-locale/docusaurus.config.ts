// The configuration of the site in a pseudo-locale, which exists only for tests. scripts/build-pseudo-locales.ts passes this file to
// Docusaurus with `--config`.
import {configWithoutImages, interfaceConfig} from '../interface-build/interfaceConfig';
import {baseUrls, localeDirections, translationsFolder, type PseudoLocale} from './locales';

// TypeScript doesn't know that scripts/build-pseudo-locales.ts sets this variable to a pseudo-locale.
const locale = (process.env.PSEUDO_LOCALE ?? 'en-XA') as PseudoLocale;

export default {
  // The build that isn't at the root of its host contains more files, to test their addresses.
  ...(baseUrls[locale] === '/' ? interfaceConfig : configWithoutImages),
  i18n: {
    defaultLocale: locale,
    locales: [locale],
    path: translationsFolder,
    localeConfigs: {[locale]: {label: 'Pseudo', direction: localeDirections[locale], htmlLang: locale}},
  },
};
