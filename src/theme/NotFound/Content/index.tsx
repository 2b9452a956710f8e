// Replaces @theme/NotFound/Content: the original doesn't suggest any pages. This component also marks the HTML with a `meta` element.
// src/clientModules/notFound.ts looks for this element. If it exists, the page is rendered for the requested path instead of being hydrated.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {SuggestionList} from '@site/src/components/NotFound/SuggestionList';
import {useSuggestions} from '@site/src/components/NotFound/useSuggestions';
import {notFoundMetaName} from '@site/src/clientModules/notFound';
import {decodeText} from '@site/src/clientModules/urlEncoding';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The same HTML is served for every unknown path, so content that depends on the path is only rendered in the browser.
  const requestedPath = useIsBrowser() ? pathname : '';
  const versions = useVersions(undefined);
  const suggestions = useSuggestions(requestedPath);
  const words = extractWords(requestedPath);
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('container', styles.content, className)}>
      {/* For an unknown path below /docs, Docusaurus renders this component without the page around it, which sets the title. */}
      <PageMetadata title={title} />
      <Head>
        <meta name={notFoundMetaName} content="true" />
      </Head>
      <Heading as="h1">{title}</Heading>
      <p className={styles.lead}>
        <Translate id="site.notFound.lead" description="First paragraph of the 404 page">
          There is no page at this address. The link might be outdated, or the address might be mistyped.
        </Translate>
      </p>
      <ul className={styles.links}>
        {versions.map(({name, label, path}) => (
          <li key={name}>
            <Link to={path}>
              <Translate
                id="site.notFound.docs"
                description="Link to the start page of a docs version"
                values={{version: label}}
              >
                {'{version} documentation'}
              </Translate>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/">
            <Translate id="site.notFound.home" description="Link to the home page">
              Home
            </Translate>
          </Link>
        </li>
        {words !== '' && (
          <li>
            <Link to={`/search?q=${encodeURIComponent(words)}`}>
              <Translate
                id="site.notFound.search"
                description="Link to the search page. {words} are the words of the requested path"
                values={{words}}
              >
                {'Search for “{words}”'}
              </Translate>
            </Link>
          </li>
        )}
      </ul>
      {/* Nothing follows, so that nothing moves when the browser adds this part. */}
      {suggestions.length > 0 && (
        <>
          <Heading as="h2">
            <Translate
              id="site.notFound.suggestions"
              description="Heading of the suggested pages on the 404 page"
            >
              Did you mean …?
            </Translate>
          </Heading>
          <SuggestionList suggestions={suggestions} />
        </>
      )}
    </main>
  );
}

/** Extracts the words of the last path segment as a search query, such as `use query` from `/docs/use-query.html`. */
function extractWords(path: string): string {
  const name = decodeText(path).split('/').filter(Boolean).at(-1) ?? '';
  return name
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
