// Replaces @theme/SearchPage: the original asks Algolia only, spins for ever when that fails, and is not kept out of search engines.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {describePage} from './describe';
import {SearchForm} from './SearchForm';
import {SearchOutcome} from './SearchOutcome';
import {useSearchAddress} from './useSearchAddress';
import {useSearchResults} from './useSearchResults';
import styles from './styles.module.css';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Inside the layout, which knows the docs version that the reader prefers. */
function SearchPageContent(): ReactNode {
  const address = useSearchAddress();
  const {query, version} = address;
  const {results, retry} = useSearchResults(query, version);
  const title = describePage(query);
  return (
    <main className={styles.page}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'search.page.description',
          message:
            'Find pages, sections, API names and error texts in the documentation of one version and in the blog.',
          description: 'Description of the search page',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <SearchForm {...address} />
      <noscript>
        <p>
          <Translate id="search.noScript" description="Shown when scripts are off">
            Search runs in your browser and needs JavaScript.
          </Translate>{' '}
          <Link to="/docs">
            <Translate id="search.noScript.link" description="Link shown when scripts are off">
              The docs list all pages in their sidebar.
            </Translate>
          </Link>
        </p>
      </noscript>
      <SearchOutcome query={query} version={version} results={results} onRetry={retry} />
    </main>
  );
}
