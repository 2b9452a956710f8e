// Replaces @theme/NotFound/Content: a dead end becomes a choice of the pages that were most likely meant.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {SuggestionList} from '@site/src/components/NotFound/SuggestionList';
import {useSuggestions} from '@site/src/components/NotFound/useSuggestions';
import {decodeText} from '@site/src/shared/paths';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The page's HTML serves every unknown path: what depends on the path waits for the browser.
  const asked = useIsBrowser() ? pathname : '';
  const versions = useVersions(undefined);
  const suggestions = useSuggestions(asked);
  const words = decodeWords(asked);
  return (
    <main className={clsx('container', styles.content, className)}>
      <Heading as="h1">Page Not Found</Heading>
      <p className={styles.lead}>
        There is no page at this address. The link may be old, or a letter is wrong.
      </p>
      {suggestions.length > 0 && (
        <>
          <Heading as="h2">Did you mean</Heading>
          <SuggestionList suggestions={suggestions} />
        </>
      )}
      <Heading as="h2">Or go on from here</Heading>
      <ul className={styles.ways}>
        {words !== '' && (
          <li>
            <Link to={`/search?q=${encodeURIComponent(words)}`}>Search for “{words}”</Link>
          </li>
        )}
        {versions.map(({name, label, path}) => (
          <li key={name}>
            <Link to={path}>Documentation of {label}</Link>
          </li>
        ))}
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}

/** The words of a path, to search for: `/docs/use-query.html` gives `use query`. */
function decodeWords(path: string): string {
  const name = decodeText(path).split('/').filter(Boolean).at(-1) ?? '';
  return name
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
