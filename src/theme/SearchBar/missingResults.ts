import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Returns a function that creates the URL of an issue form for a query without results, in this site's repository. Returns `undefined` if no
 * repository is configured. The issue is in English because its readers are the maintainers.
 */
export function useMissingResultsUrl(versionLabel: string): ((query: string) => string) | undefined {
  const {siteRepository} = useDocusaurusContext().siteConfig.customFields ?? {};
  return typeof siteRepository === 'string'
    ? query => createMissingResultsUrl(siteRepository, query, versionLabel)
    : undefined;
}

function createMissingResultsUrl(repository: string, query: string, versionLabel: string): string {
  const parameters = new URLSearchParams({
    title: `Docs search: no results for "${query}"`,
    body: `I searched the docs (${versionLabel}) for:\n\n> ${query}\n\nI expected to find:\n`,
  });
  return `${repository}/issues/new?${parameters}`;
}
