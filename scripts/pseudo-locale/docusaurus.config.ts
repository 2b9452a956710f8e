// The configuration of the site in a pseudo-locale, which exists only for tests. scripts/build-pseudo-locales.ts passes this file to
// Docusaurus with `--config`.
import config from '../../docusaurus.config';
import markdownAlternates from '../../src/plugins/markdown-alternates';
import socialImages from '../../src/plugins/social-images';
import {localeDirections, translationsFolder, type PseudoLocale} from './locales';

// TypeScript doesn't know that scripts/build-pseudo-locales.ts sets this variable to a pseudo-locale.
const locale = (process.env.PSEUDO_LOCALE ?? 'en-XA') as PseudoLocale;

/** Plugins whose output isn't part of the interface. Without them, the build takes half as long. */
const unneededPlugins: readonly unknown[] = [markdownAlternates, socialImages];

export default {
  ...config,
  i18n: {
    defaultLocale: locale,
    locales: [locale],
    path: translationsFolder,
    localeConfigs: {[locale]: {label: 'Pseudo', direction: localeDirections[locale], htmlLang: locale}},
  },
  plugins: config.plugins.filter(
    entry => !(typeof entry === 'function' && 'plugin' in entry && unneededPlugins.includes(entry.plugin)),
  ),
};
