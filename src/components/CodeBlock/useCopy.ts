import {translate} from '@docusaurus/Translate';
import {announce} from '../CopyStatus/announce';
import {useCopyStatus, type CopyStatus} from '../CopyStatus/useCopyStatus';

/** Returns a function that copies text, and the status to show. If copying fails, the function selects the `source` element instead. */
export function useCopy(): {
  copy: (text: string, source: Element | null | undefined) => void;
  status: CopyStatus;
} {
  const [status, setStatus] = useCopyStatus();

  function report(message: string, isCopied: boolean): void {
    setStatus({message, isCopied});
    announce(message);
  }

  async function copy(text: string, source: Element | null | undefined): Promise<void> {
    try {
      // Without HTTPS, `navigator.clipboard` is undefined and this throws a TypeError. It's handled like a refused permission.
      await navigator.clipboard.writeText(text);
      report(translate({id: 'site.copied', message: 'Copied', description: 'Status after copying'}), true);
    } catch {
      if (source) {
        getSelection()?.selectAllChildren(source);
      }
      const message = translate(
        {
          id: 'site.code.copyFailed',
          message: 'Couldn’t copy. Press {shortcut}.',
          description: 'Status when the browser refuses to copy; the code is selected',
        },
        {shortcut: getCopyShortcut()},
      );
      report(message, false);
    }
  }

  return {copy: (text, source) => void copy(text, source), status};
}

function getCopyShortcut(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
}
