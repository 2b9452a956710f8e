/** Address of a new issue that says which query in which docs found nothing. */
export function createMissingResultsUrl(query: string, versionLabel: string): string {
  const parameters = new URLSearchParams({
    title: `Docs search: no results for "${query}"`,
    body: `I searched the docs (${versionLabel}) for:\n\n> ${query}\n\nI expected to find:\n`,
    labels: 'docs',
  });
  return `https://github.com/trpc/trpc/issues/new?${parameters}`;
}
