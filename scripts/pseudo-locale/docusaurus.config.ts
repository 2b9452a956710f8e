// The site in a locale that exists only for tests. Builds read it through `--config`; the folder of the site stays the same.
import config from '../../docusaurus.config';
import markdownAlternates from '../../src/plugins/markdown-alternates';
import socialImages from '../../src/plugins/social-images';
import {localeDirections, translationsFolder, type PseudoLocale} from './locales';

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
  plugins: config.plugins.filter(plugin => !unneededPlugins.includes(plugin)),
};
