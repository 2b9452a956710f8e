import {useEffect, useState} from 'react';

type Status = {message: string; isCopied: boolean};

const idle: Status = {message: '', isCopied: false};
const copied: Status = {message: 'Copied', isCopied: true};

/** Copies text, and says how it went for as long as it takes to read that. `source` is selected when copying is impossible. */
export function useCopy(): {
  copy: (text: string, source: Element | null | undefined) => void;
  status: Status;
} {
  const [status, setStatus] = useState(idle);

  useEffect(() => {
    if (status === idle) {
      return undefined;
    }
    const timer = setTimeout(() => setStatus(idle), status.isCopied ? 2000 : 8000);
    return () => clearTimeout(timer);
  }, [status]);

  async function copy(text: string, source: Element | null | undefined): Promise<void> {
    try {
      // Undefined in pages that aren't served securely; the error is the same to readers as a refusal.
      await navigator.clipboard.writeText(text);
      // A new object each time: the second click within two seconds starts them again.
      setStatus({...copied});
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
