import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Pair from '@site/docs/landing-intro/_pair.md';
import {CallToAction} from '@site/src/components/Home/CallToAction';
import {Cards} from '@site/src/components/Home/Cards';
import {createPlaces, createStarters, createTopics} from '@site/src/components/Home/content';
import {Limits} from '@site/src/components/Home/Limits';
import {Reasons} from '@site/src/components/Home/Reasons';
import {Section} from '@site/src/components/Home/Section';
import {Sponsors} from '@site/src/components/Home/Sponsors';
import {SoftwareData} from '@site/src/components/Sharing/SoftwareData';
import {Steps} from '@site/src/components/Home/Steps';
import {Users} from '@site/src/components/Home/Users';
import {packageFactsPlugin, type PackageFacts} from '@site/src/shared/packageFacts';
import {latestVersion} from '@site/src/shared/docsVersions';
import styles from './index.module.css';

export default function Home(): ReactNode {
  // TypeScript doesn't know the type of the plugin's data.
  const {version} = usePluginData(packageFactsPlugin) as PackageFacts;
  return (
    <Layout
      title={translate({id: 'site.home.title', message: 'Typesafe APIs without code generation'})}
      description={translate({
        id: 'site.home.description',
        message:
          'tRPC connects a TypeScript server to its clients. Write a function on the server and call it with full types, without an API schema or code generation.',
      })}
    >
      <SoftwareData />
      <main className={styles.home}>
        <header className={styles.opening}>
          <div className={styles.promise}>
            <h1 className={styles.title}>
              <span>
                <Translate id="site.home.heading.1">Typesafe APIs.</Translate>
              </span>{' '}
              <span>
                <Translate id="site.home.heading.2">No schema, no code generation.</Translate>
              </span>
            </h1>
            <p className={styles.lead}>
              <Translate id="site.home.lead">
                tRPC connects your TypeScript server to its clients. Write a function on the server and call
                it with autocompletion. Rename a field, and every call that breaks turns red.
              </Translate>
            </p>
          </div>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/quickstart">
              <Translate id="site.home.start">Start in five minutes</Translate>
            </Link>
            <Link className="button button--secondary button--outline button--lg" to="/docs">
              <Translate id="site.home.how">How it works</Translate>
            </Link>
          </p>
          <div className={styles.install}>
            <CodeBlock language="sh">{`npm install @trpc/server@${version} @trpc/client@${version} zod@3`}</CodeBlock>
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

        <Section
          title={translate({id: 'site.home.reasons', message: 'Small and fast, measured with every build'})}
          tone="tinted"
        >
          <Reasons />
        </Section>

        <Section
          title={translate({id: 'site.home.topics', message: 'Works with the tools you use'})}
          tone="plain"
        >
          <Cards cards={createTopics()} />
        </Section>

        <Section
          title={translate({id: 'site.home.steps', message: 'From an empty folder to a typed call'})}
          tone="tinted"
        >
          <p>
            <Translate id="site.home.steps.text">
              These three files are a complete project. Every build of this site compiles and runs them.
            </Translate>
          </p>
          <Steps />
        </Section>

        <Section
          title={translate({id: 'site.home.limits', message: 'When to choose something else'})}
          tone="plain"
        >
          <p>
            <Translate id="site.home.limits.text">
              tRPC isn’t the best tool for every project. Look at the alternatives in these cases:
            </Translate>
          </p>
          <Limits />
        </Section>

        <Section
          title={translate({id: 'site.home.starters', message: 'Start from an example'})}
          tone="tinted"
        >
          <p>
            <Translate id="site.home.starters.text" values={{version: latestVersion.packageVersion}}>
              {'Each example is a folder in the repository of tRPC {version}.'}
            </Translate>{' '}
            <Link to="/docs/example-apps">
              <Translate id="site.home.starters.link">See all example apps</Translate>
            </Link>
          </p>
          <Cards onPhones="short" cards={createStarters()} />
        </Section>

        <CallToAction />

        <Section
          title={translate({id: 'site.home.community', message: 'Community and sponsors'})}
          tone="tinted"
        >
          <Cards onPhones="names" cards={createPlaces()} />
          <p className={styles.sponsoring}>
            <Translate id="site.home.sponsors.text">
              tRPC is free under the MIT licence, and sponsors pay for the work on it. These organisations
              were sponsors in January 2023.
            </Translate>{' '}
            <Link to="/docs/sponsors">
              <Translate id="site.home.sponsors.link">Become a sponsor</Translate>
            </Link>
          </p>
          <Sponsors />
        </Section>
      </main>
    </Layout>
  );
}
