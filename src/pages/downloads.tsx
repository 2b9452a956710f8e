import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Downloads} from '@site/src/components/Downloads';
import {NamedHeading} from '@site/src/components/NamedHeading';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';
import styles from './narrow.module.css';

export default function DownloadsPage(): ReactNode {
  const title = translate({
    id: 'site.downloads.title',
    message: 'Downloads',
    description: 'Title of a page',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.downloads.description',
        message:
          'Download the docs of a version: as pages that open from your disk, as a book for e-readers, or as one Markdown file.',
      })}
    >
      <SocialImage title={title} section={translate({id: 'site.downloads.section', message: 'Site'})} />
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p className={clsx(styles.lead, 'not-content')}>
          <Translate id="site.downloads.lead">
            Take the docs with you as files. Each file contains all pages of one version, so you can read them
            without a connection, pass them on, and keep them for as long as your project uses that version.
          </Translate>
        </p>
        {/* The search finds the page by its title and its description. */}
        <div className="not-content">
          <Downloads />
          <NamedHeading as="h2" id="what-is-left-out">
            {translate({id: 'site.downloads.missing', message: 'What is left out'})}
          </NamedHeading>
          <p>
            <Translate
              id="site.downloads.missing.text"
              values={{
                offline: (
                  <Link to="/offline">
                    <Translate id="site.downloads.missing.offline" description="Link to a page">
                      keep the docs in your browser
                    </Translate>
                  </Link>
                ),
              }}
            >
              {
                'You can’t edit and run samples in the files, and the blog isn’t part of them. If you want to read offline but don’t need files, you can also {offline}.'
              }
            </Translate>
          </p>
          <NamedHeading as="h2" id="new-versions">
            {translate({id: 'site.downloads.updates', message: 'New versions'})}
          </NamedHeading>
          <p>
            <Translate id="site.downloads.updates.text">
              The files are made together with the site, so they always contain the same text as the pages
              here. Files that you have downloaded don’t change. The last line of each page and the beginning
              of the book say which commit of the docs they contain.
            </Translate>
          </p>
        </div>
      </main>
    </Layout>
  );
}
