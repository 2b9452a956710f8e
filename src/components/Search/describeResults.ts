import {translate} from '@docusaurus/Translate';
import type {SettledResults} from './useSearchResults';

/** Describes results in one sentence, which is displayed and announced to screen readers. */
export function describeResults(results: SettledResults): string {
  if (results.kind === 'failure') {
    return translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
      description: 'The title for error screen',
    });
  }
  const {count, version} = results;
  if (count === 0) {
    return translate(
      {
        id: 'search.count.none',
        message: 'No results in {version}',
        description: 'Status after a search without results',
      },
      {version: version.label},
    );
  }
  return count === 1
    ? translate(
        {id: 'search.count.one', message: '1 result in {version}', description: 'Status after a search'},
        {version: version.label},
      )
    : translate(
        {
          id: 'search.count.many',
          message: '{count} results in {version}',
          description: 'Status after a search',
        },
        {count: String(count), version: version.label},
      );
}
