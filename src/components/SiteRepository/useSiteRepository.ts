import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the URL of the site's repository, or undefined if none is configured. `src/config/siteRepository.ts` reads the setting. */
export function useSiteRepository(): string | undefined {
  const repository = useDocusaurusContext().siteConfig.customFields?.siteRepository;
  return typeof repository === 'string' ? repository : undefined;
}
