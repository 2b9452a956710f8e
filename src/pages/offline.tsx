import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {NamedHeading} from '@site/src/components/NamedHeading';
import {Offline} from '@site/src/components/Offline';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';
import styles from './narrow.module.css';

export default function OfflinePage(): ReactNode {
  const title = translate({
    id: 'site.offline.title',
    message: 'Offline use',
    description: 'Title of a page',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.offline.description',
        message: 'Keep pages in this browser to read and search them without a connection.',
      })}
    >
      <SocialImage title={title} section={translate({id: 'site.offline.section', message: 'Site'})} />
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p className={clsx(styles.lead, 'not-content')}>
          <Translate id="site.offline.lead">
            Keep pages in this browser to read and search them without a connection. They also open faster on
            a slow one. No page is stored until you press a button.
          </Translate>
        </p>
        {/* The search finds the page by its title and its description. */}
        <div className="not-content">
          <Offline />
          <NamedHeading as="h2" id="what-is-kept">
            {translate({id: 'site.offline.content', message: 'What is kept'})}
          </NamedHeading>
          <ul>
            <li>
              <Translate id="site.offline.content.pages">
                All pages of the docs version, with pictures and Markdown versions
              </Translate>
            </li>
            <li>
              <Translate id="site.offline.content.samples">
                The types in code samples, and the programs of samples that run in the page
              </Translate>
            </li>
            <li>
              <Translate id="site.offline.content.editor">
                The editor for samples, which checks your changes but can’t run them
              </Translate>
            </li>
            <li>
              <Translate id="site.offline.content.search">The search in these pages</Translate>
            </li>
          </ul>
          <p>
            <Translate id="site.offline.content.missing">
              You still need a connection for links to other sites, for embedded posts, and for running
              changes in the editor.
            </Translate>
          </p>
          <p>
            <Translate
              id="site.offline.downloads"
              values={{
                link: (
                  <Link to="/downloads">
                    <Translate id="site.offline.downloads.link" description="Link to a page">
                      download the docs
                    </Translate>
                  </Link>
                ),
              }}
            >
              {'If you prefer files, you can {link} as pages, as a book or as Markdown.'}
            </Translate>
          </p>
          <NamedHeading as="h2" id="updates">
            {translate({id: 'site.offline.updates', message: 'Updates'})}
          </NamedHeading>
          <p>
            <Translate id="site.offline.updates.network">
              While you’re online, you read the current pages of the site. If the site doesn’t respond within
              three seconds, your browser opens the kept page, and a message says how old it is.
            </Translate>
          </p>
          <p>
            <Translate id="site.offline.updates.choice">
              Kept pages change only when you press “Update”, which downloads only files that have changed.
            </Translate>
          </p>
          <NamedHeading as="h2" id="storage">
            {translate({id: 'site.offline.storage', message: 'Storage'})}
          </NamedHeading>
          <p>
            <Translate id="site.offline.storage.text">
              Your browser stores the pages on this device, and a service worker of this site opens them.
              Browsers can remove them if the device runs out of space, and Safari does so if you don’t open
              the site for a week. If you remove everything, the service worker is removed too.
            </Translate>
          </p>
        </div>
      </main>
    </Layout>
  );
}
