import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Pair from '@site/docs/landing-intro/_pair.md';
import {CallToAction} from '@site/src/components/Home/CallToAction';
import {Install} from '@site/src/components/Home/Install';
import {Limits} from '@site/src/components/Home/Limits';
import {Places} from '@site/src/components/Home/Places';
import {Reasons} from '@site/src/components/Home/Reasons';
import {Section} from '@site/src/components/Home/Section';
import {Sponsors} from '@site/src/components/Home/Sponsors';
import {Starters} from '@site/src/components/Home/Starters';
import {SoftwareData} from '@site/src/components/Sharing/SoftwareData';
import {Steps} from '@site/src/components/Home/Steps';
import {Topics} from '@site/src/components/Home/Topics';
import {Users} from '@site/src/components/Home/Users';
import {packageFactsPlugin, type PackageFacts} from '@site/src/shared/packageFacts';
import styles from './index.module.css';

export default function Home(): ReactNode {
  // The plugin publishes this type; Docusaurus passes data of plugins on as unknown.
  const {version} = usePluginData(packageFactsPlugin) as PackageFacts;
  return (
    <Layout
      title="Typesafe APIs without code generation"
      description="tRPC connects a TypeScript server to its clients. Write a function on the server and call it with full types, without an API schema or code generation."
    >
      <SoftwareData />
      <main className={styles.home}>
        <header className={styles.hero}>
          <div className={styles.promise}>
            <h1 className={styles.title}>
              <span>Typesafe APIs.</span> <span>No schema, no code generation.</span>
            </h1>
            <p className={styles.lead}>
              tRPC connects your TypeScript server to its clients. Write a function on the server and call it
              with autocompletion. Rename a field, and every call that breaks turns red.
            </p>
          </div>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/quickstart">
              Start in five minutes
            </Link>
            <Link className="button button--secondary button--outline button--lg" to="/docs">
              How it works
            </Link>
          </p>
          <div className={styles.install}>
            <Install version={version} />
          </div>
          <div className={styles.pair}>
            <MDXContent>
              <Pair />
            </MDXContent>
          </div>
        </header>

        <div className={styles.users}>
          <Users />
        </div>

        <Section title="Small and fast, measured with every build" tone="tinted">
          <Reasons />
        </Section>

        <Section title="Works with the tools you use" tone="plain">
          <Topics />
        </Section>

        <Section title="From an empty folder to a typed call" tone="tinted">
          <p>These three files are a complete project. Every build of this site compiles and runs them.</p>
          <Steps />
        </Section>

        <Section title="When to choose something else" tone="plain">
          <p>tRPC isn’t the best tool for every project. Look at the alternatives in these cases:</p>
          <Limits />
        </Section>

        <Section title="Start from an example" tone="tinted">
          <p>
            Each example is a folder in the repository of tRPC 10.8.1.{' '}
            <Link to="/docs/example-apps">See all example apps</Link>
          </p>
          <Starters />
        </Section>

        <CallToAction />

        <Section title="Community and sponsors" tone="tinted">
          <Places />
          <p className={styles.sponsoring}>
            tRPC is free under the MIT licence, and sponsors pay for the work on it. These organisations were
            sponsors in January 2023. <Link to="/docs/sponsors">Become a sponsor</Link>
          </p>
          <Sponsors />
        </Section>
      </main>
    </Layout>
  );
}
