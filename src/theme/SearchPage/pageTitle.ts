import {translate} from '@docusaurus/Translate';

/** Creates the title of the search page. It contains the query, unless the query is empty. */
export function createPageTitle(query: string): string {
  const shown = query.trim();
  return shown === ''
    ? translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      })
    : translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query: truncateQuery(shown)},
      );
}

/** Truncates a query to 80 characters, because readers can paste text of any length. */
export function truncateQuery(query: string): string {
  const characters = [...query];
  return characters.length > 80 ? `${characters.slice(0, 80).join('')}…` : query;
}
