import {translate} from '@docusaurus/Translate';
import type {Outcome} from '@site/src/search/scoped';

/** Describes the outcome of a query in one sentence, which is displayed and announced to screen readers. */
export function describeOutcome(outcome: Outcome, versionLabel: string): string {
  if (outcome.kind === 'failure') {
    return translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
      description: 'The title for error screen',
    });
  }
  if (outcome.count === 0) {
    return translate(
      {
        id: 'search.count.none',
        message: 'No results in {version}',
        description: 'Status after a search without results',
      },
      {version: versionLabel},
    );
  }
  return outcome.count === 1
    ? translate(
        {id: 'search.count.one', message: '1 result in {version}', description: 'Status after a search'},
        {version: versionLabel},
      )
    : translate(
        {
          id: 'search.count.many',
          message: '{count} results in {version}',
          description: 'Status after a search',
        },
        {count: String(outcome.count), version: versionLabel},
      );
}
