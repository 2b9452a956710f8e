import {useEffect, useState} from 'react';

/** The status message after copying, and whether copying succeeded. The message is empty if there is nothing to show. */
export type CopyStatus = {message: string; isCopied: boolean};

const idle: CopyStatus = {message: '', isCopied: false};

/**
 * Shows a status message for two seconds after a success, and for eight seconds after a failure, because failure messages are longer. Pass
 * a new object each time, so that another click restarts the timer.
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
