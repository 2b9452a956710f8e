import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The page's last section: the two ways to go on. */
export function CallToAction(): ReactNode {
  return (
    <section className={styles.callToAction}>
      <Heading as="h2">See it in your own editor</Heading>
      <p>
        An empty folder, two packages, two files. The quickstart takes five minutes and ends with a typed
        call.
      </p>
      <p className={styles.callToActionLinks}>
        <Link className="button button--primary button--lg" to="/docs/quickstart">
          Open the quickstart
        </Link>
        <Link className="button button--secondary button--outline button--lg" href="https://trpc.io/discord">
          Ask on Discord
        </Link>
      </p>
    </section>
  );
}
