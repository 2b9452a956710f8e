import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Report} from './report';
import styles from './styles.module.css';

type Props = {
  describe: () => Report;
  /** The text of the button. */
  children: ReactNode;
};

/** A button that copies a report, for sites without a configured repository. If copying fails, it shows the report instead. */
export function CopyReport({describe, children}: Props): ReactNode {
  const [message, setMessage] = useState('');
  const [uncopied, setUncopied] = useState<string>();

  async function copy(): Promise<void> {
    const {title, details} = describe();
    const text = `${title}\n\nWhat is wrong or unclear?\n\n\n---\n${details}`;
    try {
      // Without HTTPS, `navigator.clipboard` is undefined and this throws a TypeError. It's handled like a refused permission.
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      setMessage(
        translate({
          id: 'site.feedback.copied',
          message:
            'This site has no public issue form, so the report was copied. Send it to the maintainers.',
          description: 'Status after copying a report about the page',
        }),
      );
    } catch {
      setUncopied(text);
      setMessage(
        translate({
          id: 'site.feedback.copyFailed',
          message: 'This site has no public issue form. Copy this report and send it to the maintainers:',
          description: 'Status when a report could not be copied. The report is below it',
        }),
      );
    }
  }

  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn needs-scripts', styles.copy)}
        onClick={() => void copy()}
      >
        {children}
      </button>{' '}
      <span role="status">{message}</span>
      {uncopied !== undefined && <pre className={styles.report}>{uncopied}</pre>}
    </>
  );
}
