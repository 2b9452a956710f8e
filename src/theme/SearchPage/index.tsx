// Replaces @theme/SearchPage: the original only supports Algolia, shows a spinner forever if a request fails, and can be indexed by search
// engines.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {AllPages} from './AllPages';
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
const hitsPerPage = 1_000;

/** The content of the page. It has to be rendered inside the layout, which provides the reader's preferred docs version. */
function SearchPageContent(): ReactNode {
  const urlState = useSearchUrlState();
  const {query, version, section, selectSection} = urlState;
  const {results, latest, retry} = useSearchResults(query.trim() && query, version, section, hitsPerPage);
  const title = createPageTitle(query);
  const isBrowser = useIsBrowser();
  return (
    <main className={styles.main}>
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
        <AllPages />
      </noscript>
      <SearchOutcome
        {...{query, version, section, results, latest}}
        onChooseSection={selectSection}
        onRetry={retry}
      />
      {/* The HTML says that the results aren't there yet. The style sheet shows the bar only if the scripts take a while. */}
      {!isBrowser && (
        <div role="progressbar" aria-label={title} className={clsx('needs-scripts', styles.loading)} />
      )}
    </main>
  );
}
