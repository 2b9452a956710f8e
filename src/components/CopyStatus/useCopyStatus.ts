import {useEffect, useState} from 'react';

/** How copying went: what is said, and shown, and whether it worked. */
export type CopyStatus = {message: string; isCopied: boolean};

const idle: CopyStatus = {message: '', isCopied: false};

/**
 * Says how copying went for as long as it takes to read that: two seconds when it worked, eight when there is something to do. Give it
 * a new object each time: the second click within two seconds starts them again.
 */
export function useCopyStatus(): [CopyStatus, (status: CopyStatus) => void] {
  const [status, setStatus] = useState(idle);

  useEffect(() => {
    if (status === idle) {
      return undefined;
    }
    const timer = setTimeout(() => setStatus(idle), status.isCopied ? 2000 : 8000);
    return () => clearTimeout(timer);
  }, [status]);

  return [status, setStatus];
}
