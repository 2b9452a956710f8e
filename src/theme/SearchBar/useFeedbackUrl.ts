import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Returns a function that creates a URL for reporting a query that has no results. The URL opens the form for a new issue in this site's
 * repository. Returns `undefined` if no repository is configured. The issue is in English on all pages, because maintainers read it.
 */
export function useFeedbackUrl(versionLabel: string): ((query: string) => string) | undefined {
  const {siteRepository} = useDocusaurusContext().siteConfig.customFields ?? {};
  return typeof siteRepository === 'string'
    ? query => createFeedbackUrl(siteRepository, query, versionLabel)
    : undefined;
}

function createFeedbackUrl(repository: string, query: string, versionLabel: string): string {
  const parameters = new URLSearchParams({
    title: `Docs search: no results for "${query}"`,
    body: `I searched the docs (${versionLabel}) for:\n\n> ${query}\n\nI expected to find:\n`,
  });
  return `${repository}/issues/new?${parameters}`;
}
