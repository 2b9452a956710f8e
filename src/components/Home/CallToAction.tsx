import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './callToAction.module.css';

/** Invites visitors to open the quickstart or the playground, or to ask a question. */
export function CallToAction(): ReactNode {
  return (
    <section className={clsx(styles.section, 'not-content')}>
      <Heading as="h2">
        <Translate id="site.home.try">Try it in your own editor</Translate>
      </Heading>
      <p>
        <Translate id="site.home.try.text">
          The quickstart begins with an empty folder. Five minutes later, you have a server, a client and a
          call that your editor completes. In the playground, you can write code without installing anything.
        </Translate>
      </p>
      <p className={styles.links}>
        <Link className="button button--primary button--lg" to="/docs/quickstart">
          <Translate id="site.home.try.quickstart">Open the quickstart</Translate>
        </Link>
        <Link className="button button--secondary button--outline button--lg" to="/playground">
          <Translate id="site.home.try.playground">Open the playground</Translate>
        </Link>
        <Link className="button button--secondary button--outline button--lg" href="https://trpc.io/discord">
          <Translate id="site.home.try.discord">Ask on Discord</Translate>
        </Link>
      </p>
    </section>
  );
}
