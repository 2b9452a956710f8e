import {translate} from '@docusaurus/Translate';
import {useCopyStatus, type CopyStatus} from '../CopyStatus/useCopyStatus';

/** Returns a function that copies the content of a Markdown file of the site, and the status to show. `path` is the file's URL path. */
export function useCopyPage(path: string): {copy: () => void; status: CopyStatus} {
  const [status, setStatus] = useCopyStatus();

  async function copy(): Promise<void> {
    try {
      await writeClipboard(fetchMarkdown(path));
      setStatus({
        message: translate({
          id: 'site.copyPage.copied',
          message: 'Copied as Markdown',
          description: 'Status after copying a page',
        }),
        isCopied: true,
      });
    } catch (error) {
      setStatus({
        message:
          error instanceof LoadError
            ? translate({
                id: 'site.copyPage.loadFailed',
                message: 'Couldn’t load the Markdown of this page. Check your connection and try again.',
                description: 'Status when a page could not be copied',
              })
            : translate({
                id: 'site.copyPage.copyFailed',
                message: 'Couldn’t copy. Use “View as Markdown” and copy the text there.',
                description: 'Status when the browser refuses to copy',
              }),
        isCopied: false,
      });
    }
  }

  return {copy: () => void copy(), status};
}

class LoadError extends Error {}

async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path).catch((cause: unknown) => {
    throw new LoadError(path, {cause});
  });
  // Some servers respond to unknown paths with an HTML page and status 200.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new LoadError(`${path}: ${response.status}`);
  }
  return response.text();
}

async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari allows writing only while the click is handled. At that time the text isn't loaded yet, so this passes a promise.
  const blob = text.then(content => new Blob([content], {type: 'text/plain'}));
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } catch (error) {
    // If loading the text failed, this throws the error with the reason. The clipboard's own error doesn't contain it.
    await text;
    throw error;
  }
}
