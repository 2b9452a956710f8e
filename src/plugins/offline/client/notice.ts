// The message that the page is a kept copy. It doesn't use React, because it belongs to the document and stays when the reader opens another
// page without loading it.
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import {formatDay} from '@site/src/components/Dates/dates';
import {findKeptCopy, type KeptCopy} from './source';
import '../../bottom-note/styles.css';

export async function showNotice(): Promise<void> {
  const offlinePage = `${siteConfig.baseUrl}offline`;
  // The offline page says itself whether the site can be reached and what has changed.
  const copy = window.location.pathname !== offlinePage && (await findKeptCopy());
  if (!copy) {
    return;
  }
  const note = document.createElement('div');
  note.className = 'site-bottom-note';
  note.setAttribute('role', 'region');
  note.setAttribute(
    'aria-label',
    translate({
      id: 'site.offline.notice.label',
      message: 'Kept copy',
      description: 'Name of the message that the page is a kept copy',
    }),
  );
  const text = document.createElement('span');
  // Screen readers only announce changes to a live region that already exists.
  text.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = offlinePage;
  link.textContent = translate({
    id: 'site.offline.notice.link',
    message: 'Offline use',
    description: 'Link in the message that the page is a kept copy',
  });
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = translate({
    id: 'site.offline.notice.close',
    message: 'Close',
    description: 'Closes the message that the page is a kept copy',
  });
  close.addEventListener('click', () => note.remove());
  note.append(text, link, close);
  document.body.append(note);
  requestAnimationFrame(() => {
    text.textContent = describe(copy);
  });
}

function describe({time, isOlder}: KeptCopy): string {
  const date = time === undefined ? '' : formatDay(time);
  if (isOlder) {
    return date
      ? translate(
          {
            id: 'site.offline.notice.older',
            message: 'You’re reading a kept copy from {date}. The site has changed since then.',
            description: 'Message on a page that is a kept copy while the site can be reached',
          },
          {date},
        )
      : translate({
          id: 'site.offline.notice.olderWithoutDate',
          message: 'You’re reading a kept copy. The site has changed since it was made.',
          description: 'Message on a page that is a kept copy while the site can be reached',
        });
  }
  return date
    ? translate(
        {
          id: 'site.offline.notice.offline',
          message: 'The site can’t be reached. You’re reading a kept copy from {date}.',
          description: 'Message on a page that is a kept copy',
        },
        {date},
      )
    : translate({
        id: 'site.offline.notice.offlineWithoutDate',
        message: 'The site can’t be reached. You’re reading a kept copy.',
        description: 'Message on a page that is a kept copy',
      });
}
