import {useCopyStatus, type CopyStatus} from '../CopyStatus/useCopyStatus';

/** Copies text, and says how it went. `source` is selected when copying is impossible. */
export function useCopy(): {
  copy: (text: string, source: Element | null | undefined) => void;
  status: CopyStatus;
} {
  const [status, setStatus] = useCopyStatus();

  async function copy(text: string, source: Element | null | undefined): Promise<void> {
    try {
      // Undefined in pages that aren't served securely; the error is the same to readers as a refusal.
      await navigator.clipboard.writeText(text);
      setStatus({message: 'Copied', isCopied: true});
    } catch {
      if (source) {
        getSelection()?.selectAllChildren(source);
      }
      setStatus({message: `Can't copy. The code is selected: press ${copyKeys()}`, isCopied: false});
    }
  }

  return {copy: (text, source) => void copy(text, source), status};
}

function copyKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
}
