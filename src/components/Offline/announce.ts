import {translate} from '@docusaurus/Translate';
import type {KeptDocs} from './keptDocs';

/** Returns what screen readers announce: the start of a download and the result of the last action. They don't announce its progress. */
export function announce(
  {download, lastChange}: KeptDocs,
  parts: readonly {id: string; title: string}[],
): string {
  const title = parts.find(({id}) => id === (download ?? lastChange)?.part)?.title ?? '';
  if (download) {
    return translate(
      {id: 'site.offline.announce.download', message: 'Downloading {title}', description: 'Announced'},
      {title},
    );
  }
  switch (lastChange?.kind) {
    case 'kept':
      return translate(
        {
          id: 'site.offline.announce.kept',
          message: '{title}: kept for offline use',
          description: 'Announced',
        },
        {title},
      );
    case 'removed':
      return title
        ? translate(
            {id: 'site.offline.announce.removed', message: '{title}: removed', description: 'Announced'},
            {title},
          )
        : translate({
            id: 'site.offline.announce.removedAll',
            message: 'Everything has been removed',
            description: 'Announced',
          });
    case 'cancelled':
      return translate(
        {
          id: 'site.offline.announce.cancelled',
          message: '{title}: the download was stopped',
          description: 'Announced',
        },
        {title},
      );
    default:
      return '';
  }
}
