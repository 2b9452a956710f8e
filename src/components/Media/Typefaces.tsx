import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './typefaces.module.css';

/** The site's typefaces, shown in themselves, with their licence. */
export function Typefaces(): ReactNode {
  return (
    <>
      <dl className={styles.typefaces}>
        <div>
          <dt className={styles.inter}>Inter</dt>
          <dd>
            <p className={styles.letters} aria-hidden="true">
              AaBbCcDdEeFfGg 0123456789
            </p>
            <p>
              For text and headings, weights 400 to 700. By{' '}
              <Link href="https://github.com/rsms/inter">the Inter project</Link>, under the{' '}
              <Link href="https://github.com/rsms/inter/blob/master/LICENSE.txt">
                SIL Open Font License 1.1
              </Link>
              .
            </p>
          </dd>
        </div>
        <div>
          <dt className={styles.mono}>JetBrains Mono</dt>
          <dd>
            <p className={clsx(styles.letters, styles.mono)} aria-hidden="true">
              {'({}) => [] 0123456789'}
            </p>
            <p>
              For code. By{' '}
              <Link href="https://github.com/JetBrains/JetBrainsMono">the JetBrains Mono project</Link>, under
              the{' '}
              <Link href="https://github.com/JetBrains/JetBrainsMono/blob/master/OFL.txt">
                SIL Open Font License 1.1
              </Link>
              .
            </p>
          </dd>
        </div>
      </dl>
      <p>This site serves a subset of each itself. Nothing is loaded from another origin.</p>
    </>
  );
}
