import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Pair from '@site/docs/landing-intro/_pair.md';
import {CallToAction} from '@site/src/components/Home/CallToAction';
import {Limits} from '@site/src/components/Home/Limits';
import {Places} from '@site/src/components/Home/Places';
import {Reasons} from '@site/src/components/Home/Reasons';
import {Section} from '@site/src/components/Home/Section';
import {Sponsors} from '@site/src/components/Home/Sponsors';
import {Starters} from '@site/src/components/Home/Starters';
import {SoftwareData} from '@site/src/components/Sharing/SoftwareData';
import {Steps} from '@site/src/components/Home/Steps';
import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Typesafe APIs without a schema"
      description="tRPC lets a TypeScript client call the procedures of a TypeScript server like functions. Types follow every change, and nothing is generated."
    >
      <SoftwareData />
      <main className={styles.home}>
        <header className={styles.hero}>
          <div className={styles.promise}>
            <h1 className={styles.title}>
              <span>Change the server.</span> <span>The client knows.</span>
            </h1>
            <p className={styles.lead}>
              Call the procedures of your TypeScript server like functions. The client has their types: no
              schema, no generated code, no second description of your API.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/quickstart">
                Start in five minutes
              </Link>
              <Link className="button button--secondary button--outline button--lg" to="/docs">
                Read how it works
              </Link>
            </p>
          </div>
          <div className={styles.pair}>
            <MDXContent>
              <Pair />
            </MDXContent>
          </div>
        </header>

        <Section title="Reasons that can be measured" tone="tinted">
          <Reasons />
        </Section>

        <Section title="Three steps from nothing to a typed call" tone="plain">
          <p>Three files, one story. Each is compiled and run whenever this site is built.</p>
          <Steps />
        </Section>

        <Section title="When to choose something else" tone="tinted">
          <p>No tool fits everywhere. In these cases, take another, or know what it costs.</p>
          <Limits />
        </Section>

        <Section title="Start from a project that runs" tone="plain">
          <p>
            Each is a folder of the toolkit’s repository at 10.8.1.{' '}
            <Link to="/docs/example-apps">All example apps</Link>
          </p>
          <Starters />
        </Section>

        <Section title="Who is around" tone="tinted">
          <p>
            tRPC is free software under the MIT licence, paid for by sponsors. The names are those of January
            2023. <Link to="/docs/sponsors">About sponsoring</Link>
          </p>
          <Places />
          <Sponsors />
        </Section>

        <CallToAction />
      </main>
    </Layout>
  );
}
