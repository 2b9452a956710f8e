import {useEffect, useState} from 'react';

/** Copies a short text, and says for two seconds how it went. */
export function useCopyText(): {copy: (text: string) => void; message: string} {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (message === '') {
      return undefined;
    }
    const timer = setTimeout(() => setMessage(''), 2000);
    return () => clearTimeout(timer);
  }, [message]);

  async function copy(text: string): Promise<void> {
    try {
      // Undefined in pages that aren't served securely; the error is the same to readers as a refusal.
      await navigator.clipboard.writeText(text);
      setMessage('Copied');
    } catch {
      setMessage('Can’t copy here');
    }
  }

  return {copy: text => void copy(text), message};
}
