import {translate} from '@docusaurus/Translate';

/** Title of the page, with the query when there is one. */
export function describePage(query: string): string {
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
        {query: shorten(shown)},
      );
}

/** A pasted page of text is no title. */
export function shorten(query: string): string {
  const characters = [...query];
  return characters.length > 80 ? `${characters.slice(0, 80).join('')}…` : query;
}
