import {translate} from '@docusaurus/Translate';
import type {Outcome} from '@site/src/search/scoped';

/** What a query led to, in a sentence for the eye and for screen readers. */
export function describeOutcome(outcome: Outcome, versionLabel: string): string {
  if (outcome.kind === 'failure') {
    return translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
    });
  }
  if (outcome.count === 0) {
    return translate(
      {
        id: 'search.count.none',
        message: 'No results in {version}',
        description: 'After a search without results',
      },
      {version: versionLabel},
    );
  }
  return outcome.count === 1
    ? translate(
        {id: 'search.count.one', message: '1 result in {version}', description: 'After a search'},
        {version: versionLabel},
      )
    : translate(
        {id: 'search.count.many', message: '{count} results in {version}', description: 'After a search'},
        {count: String(outcome.count), version: versionLabel},
      );
}
