import {translate} from '@docusaurus/Translate';
import type {SettledResults} from './useSearchResults';

/** Shown and announced while a search is running. */
export const searchingText = translate({
  id: 'search.loading',
  message: 'Searching…',
  description: 'Status while results are being fetched',
});

/** Describes results in one sentence, which is displayed and announced to screen readers. */
export function describeResults(results: SettledResults): string {
  if (results.kind === 'failure') {
    return translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
      description: 'The title for error screen',
    });
  }
  const {count, version, section} = results;
  const place = section ? `${version.label}, ${section}` : version.label;
  if (count === 0) {
    return translate(
      {
        id: 'search.count.none',
        message: 'No results in {version}',
        description: 'Status after a search without results',
      },
      {version: place},
    );
  }
  return count === 1
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
        {count: String(count), version: place},
      );
}
