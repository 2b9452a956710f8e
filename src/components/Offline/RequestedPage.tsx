import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {decodeText} from '@site/src/clientModules/urlEncoding';
import styles from './styles.module.css';

/** Returns the path of the page in the query. The worker opens this page instead of pages that it can't load. */
export function useRequestedPath(): string | undefined {
  const {search} = useLocation();
  // The HTML is the same for all queries.
  const isBrowser = useIsBrowser();
  const path = new URLSearchParams(search).get('page') ?? '';
  // A page of another site must not look like a page of this one.
  const isOwn = path.startsWith(siteConfig.baseUrl) && !/^[/\\]{2}/.test(path);
  return isBrowser && isOwn ? path : undefined;
}

/** Says that a page isn't kept. */
export function RequestedPage({path}: {path: string}): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p>
        <Translate
          id="site.offline.missing"
          description="Shown instead of a page that isn’t kept while the site can’t be reached"
          values={{path: <code>{decodeText(path)}</code>}}
        >
          {'The site can’t be reached, and the page {path} isn’t kept in this browser.'}
        </Translate>
      </p>
      {/* A client-side navigation would look for the page's files before it asks the server. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- loads the page */}
      <a href={path} className="button button--secondary">
        <Translate id="site.offline.missing.retry" description="Link to the page that couldn’t be opened">
          Try again
        </Translate>
      </a>
    </div>
  );
}
