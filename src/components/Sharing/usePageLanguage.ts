import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the language of the page, as in the attribute `lang` of its `html` element. */
export function usePageLanguage(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
}
