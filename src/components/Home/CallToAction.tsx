import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './callToAction.module.css';

/** Invites the visitor to the quickstart or to ask a question. */
export function CallToAction(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">Try it in your own editor</Heading>
      <p>
        The quickstart begins with an empty folder. Five minutes later, you have a server, a client and a call
        that your editor completes.
      </p>
      <p className={styles.links}>
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
