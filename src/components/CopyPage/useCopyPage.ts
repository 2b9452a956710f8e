import {useCopyStatus, type CopyStatus} from '../CopyStatus/useCopyStatus';

/** Copies a text file of the site, and says how it went. */
export function useCopyPage(path: string): {copy: () => void; status: CopyStatus} {
  const [status, setStatus] = useCopyStatus();

  async function copy(): Promise<void> {
    try {
      await writeClipboard(fetchMarkdown(path));
      setStatus({message: 'Copied as Markdown', isCopied: true});
    } catch (error) {
      setStatus({
        message:
          error instanceof LoadError
            ? 'Can’t copy: the Markdown of this page did not load. Try again when you are online.'
            : 'Can’t copy: the browser does not allow it. “View as Markdown” shows the text.',
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
  // Some servers answer every unknown address with a page: HTML is not what was asked for.
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
  // Safari only allows what starts in the click itself: the text may follow.
  const blob = text.then(content => new Blob([content], {type: 'text/plain'}));
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } catch (error) {
    // The clipboard hides why the text did not come.
    await text;
    throw error;
  }
}
