import {translate} from '@docusaurus/Translate';
import type {SettledResults} from './useSearchResults';

/** Shown and announced while a search is running. */
export const searchingText = translate({
  id: 'search.loading',
  message: 'Searching…',
  description: 'Status while results are being fetched',
});

/** Describes results in up to three short sentences, which are displayed and announced to screen readers. */
export function describeResults(results: SettledResults): string {
  const count = describeCount(results);
  if (results.kind === 'failure' || !results.nbHits) {
    return count;
  }
  const {hasNoCloseMatch, unknownWords = []} = results;
  const farText =
    hasNoCloseMatch &&
    translate({
      id: 'search.noCloseMatch',
      message: 'No close match',
      description: 'After the number of results, if no page contains most words of a long query',
    });
  // A pasted text can have many names that only the reader's project contains.
  const words = unknownWords.slice(0, 3).join(', ');
  const unknownText =
    words &&
    translate(
      {
        id: 'search.unknownWords',
        message: 'Not found: {words}',
        description: 'After the number of results. {words} are words of the query that no page contains',
      },
      {words},
    );
  return [count, farText, unknownText].filter(Boolean).join('. ');
}

function describeCount(results: SettledResults): string {
  if (results.kind === 'failure') {
    return translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
      description: 'The title for error screen',
    });
  }
  const {nbHits, version, section} = results;
  const place = section ? `${version.label}, ${section}` : version.label;
  if (nbHits === 0) {
    return translate(
      {
        id: 'search.count.none',
        message: 'No results in {version}',
        description: 'Status after a search without results',
      },
      {version: place},
    );
  }
  return nbHits === 1
    ? translate(
        {
          id: 'search.count.one',
          message: '1 result in {version}',
          description: 'Status after a search. {version} is a docs version, or a docs version and a section',
        },
        {version: place},
      )
    : translate(
        {
          id: 'search.count.many',
          message: '{count} results in {version}',
          description: 'Status after a search. {version} is a docs version, or a docs version and a section',
        },
        {count: String(nbHits), version: place},
      );
}
