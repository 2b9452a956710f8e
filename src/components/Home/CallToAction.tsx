import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import styles from './callToAction.module.css';

/** The page's last section: the two ways to go on. */
export function CallToAction(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">See it in your own editor</Heading>
      <p>
        An empty folder, three packages, two files. The quickstart takes five minutes and ends with a typed
        call.
      </p>
      <div className={styles.command}>
        <CodeBlock language="sh">npm install @trpc/server@10.8.1 @trpc/client@10.8.1 zod@3</CodeBlock>
      </div>
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
