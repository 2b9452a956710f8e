import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './typefaces.module.css';

/** Shows samples of the site's typefaces, with links to their licences. */
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
              <Translate
                id="site.media.inter"
                values={{
                  project: (
                    <Link href="https://github.com/rsms/inter">
                      <Translate id="site.media.inter.project">the Inter project</Translate>
                    </Link>
                  ),
                  licence: (
                    <Link href="https://github.com/rsms/inter/blob/master/LICENSE.txt">
                      SIL Open Font License 1.1
                    </Link>
                  ),
                }}
              >
                {
                  'For text and headings, with weights from 400 to 700. Made by {project} under the {licence}.'
                }
              </Translate>
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
              <Translate
                id="site.media.mono"
                values={{
                  project: (
                    <Link href="https://github.com/JetBrains/JetBrainsMono">
                      <Translate id="site.media.mono.project">the JetBrains Mono project</Translate>
                    </Link>
                  ),
                  licence: (
                    <Link href="https://github.com/JetBrains/JetBrainsMono/blob/master/OFL.txt">
                      SIL Open Font License 1.1
                    </Link>
                  ),
                }}
              >
                {'For code. Made by {project} under the {licence}.'}
              </Translate>
            </p>
          </dd>
        </div>
      </dl>
      <p>
        <Translate id="site.media.selfHosted">
          This site hosts a subset of each typeface. No font is loaded from another origin.
        </Translate>
      </p>
    </>
  );
}
