// Replaces @theme/SearchPage: the original only supports Algolia, shows a spinner forever if a request fails, and can be indexed by search
// engines.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {createPageTitle} from './pageTitle';
import {SearchForm} from './SearchForm';
import {SearchOutcome} from './SearchOutcome';
import {useSearchUrlState} from './useSearchUrlState';
import {useSearchResults} from '@site/src/components/Search/useSearchResults';
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

/** The number of hits is Algolia's limit for one request. No query in the docs has that many hits. */
const resultSize = {hitsPerPage: 1_000, passageLength: 30};

/** The content of the page. It has to be rendered inside the layout, which provides the reader's preferred docs version. */
function SearchPageContent(): ReactNode {
  const urlState = useSearchUrlState();
  const {query, version} = urlState;
  const {results, retry} = useSearchResults(query.trim() && query, version, resultSize);
  const title = createPageTitle(query);
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
      <SearchForm {...urlState} />
      <noscript>
        <p>
          <Translate id="search.noScript" description="Shown when JavaScript is disabled">
            Search runs in your browser and needs JavaScript.
          </Translate>{' '}
          <Link to="/docs">
            <Translate id="search.noScript.link" description="Link that is shown when JavaScript is disabled">
              You can find all pages in the sidebar of the docs.
            </Translate>
          </Link>
        </p>
      </noscript>
      <SearchOutcome query={query} version={version} results={results} onRetry={retry} />
    </main>
  );
}
