import {translate} from '@docusaurus/Translate';
import {useCopyStatus} from '../CopyStatus/useCopyStatus';

/** Returns a function that copies text, and the status message to show. */
export function useCopyText(): {copy: (text: string) => void; message: string} {
  const [{message}, setStatus] = useCopyStatus();

  async function copy(text: string): Promise<void> {
    try {
      // Without HTTPS, `navigator.clipboard` is undefined and this throws a TypeError. It's handled like a refused permission.
      await navigator.clipboard.writeText(text);
      setStatus({
        message: translate({id: 'site.copied', message: 'Copied', description: 'Status after copying'}),
        isCopied: true,
      });
    } catch {
      setStatus({
        message: translate({
          id: 'site.media.copyFailed',
          message: 'Couldn’t copy. Select the value instead.',
          description: 'Status when the browser refuses to copy; a colour value is before it',
        }),
        isCopied: false,
      });
    }
  }

  return {copy: text => void copy(text), message};
}
