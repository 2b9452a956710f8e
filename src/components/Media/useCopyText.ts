import {useCopyStatus} from '../CopyStatus/useCopyStatus';

/** Copies a short text, and says how it went. */
export function useCopyText(): {copy: (text: string) => void; message: string} {
  const [{message}, setStatus] = useCopyStatus();

  async function copy(text: string): Promise<void> {
    try {
      // Undefined in pages that aren't served securely; the error is the same to readers as a refusal.
      await navigator.clipboard.writeText(text);
      setStatus({message: 'Copied', isCopied: true});
    } catch {
      setStatus({message: 'Can’t copy here', isCopied: false});
    }
  }

  return {copy: text => void copy(text), message};
}
