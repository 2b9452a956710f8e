// Replaces @theme/NotFound/Content: a dead end becomes a choice of the pages that were most likely meant.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {findNearestPaths} from '@site/src/components/NotFound/nearestPaths';
import styles from './styles.module.css';

const otherPaths = [
  '/blog',
  '/blog/announcing-trpc-10',
  '/blog/introducing-trpc',
  '/blog/archive',
  '/blog/tags',
  '/media',
  '/search',
];

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The page's HTML serves every unknown path: what depends on the path waits for the browser.
  const asked = useIsBrowser() ? pathname : '';
  const docPaths = useVersions(undefined).flatMap(version => version.docs.map(doc => doc.path));
  const nearest = findNearestPaths(asked, [...docPaths, ...otherPaths], 4);
  const words = decodeWords(asked);
  return (
    <main className={clsx('container', styles.content, className)}>
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address. The link may be old, or a letter is wrong.</p>
      {nearest.length > 0 && (
        <>
          <Heading as="h2">Did you mean</Heading>
          <ul>
            {nearest.map(path => (
              <li key={path}>
                <Link to={path}>{path}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading as="h2">Or go on from here</Heading>
      <ul>
        {words !== '' && (
          <li>
            <Link to={`/search?q=${encodeURIComponent(words)}`}>Search for “{words}”</Link>
          </li>
        )}
        <li>
          <Link to="/docs">Documentation of 10.x</Link>
        </li>
        <li>
          <Link to="/docs/v9">Documentation of 9.x</Link>
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}

/** The words of a path, to search for: `/docs/use-query.html` gives `use query`. */
function decodeWords(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // A broken percent-encoding is searched for as it is.
  }
  const name = text.split('/').filter(Boolean).at(-1) ?? '';
  return name
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
