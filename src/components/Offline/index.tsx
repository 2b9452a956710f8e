import {useEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {ObstacleText} from './ObstacleText';
import {PartCard} from './PartCard';
import {RequestedPage, useRequestedPath} from './RequestedPage';
import {announce} from './announce';
import {getState, initialState, refresh, removeAll, subscribe} from './keptDocs';
import styles from './styles.module.css';

/** Offers to keep each docs version, and the pages outside the docs, in the reader's browser. */
export function Offline(): ReactNode {
  const versions = useVersions(undefined);
  const requestedPath = useRequestedPath();
  const state = useSyncExternalStore(subscribe, getState, () => initialState);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const read = () => void refresh();
    read();
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, []);
  const {obstacle, index, isReady, isSiteUnreachable, kept, download} = state;
  const parts = [
    ...versions.map(({name, label}) => ({
      id: name,
      title: translate(
        {
          id: 'site.offline.part.docs',
          message: 'Docs {version}',
          description: 'Title of a docs version that readers can keep',
        },
        {version: label},
      ),
    })),
    {
      id: 'other',
      title: translate({
        id: 'site.offline.part.other',
        message: 'Blog and other pages',
        description: 'Title of the pages outside the docs, which readers can keep',
      }),
    },
  ];
  /** Offline, no button may be enabled. */
  const focusList = (): void => {
    const button = list.current?.querySelector<HTMLElement>('button:enabled');
    (button ?? list.current?.querySelector('h2'))?.focus();
  };
  if (index?.build === null) {
    return <ObstacleText reason="turned-off" />;
  }
  return (
    <>
      <noscript>
        <p className={styles.notice}>
          <Translate id="site.offline.noScript" description="For readers without JavaScript">
            Keeping pages for offline use needs JavaScript. To keep a single page, save it with your browser.
          </Translate>
        </p>
      </noscript>
      {requestedPath !== undefined && <RequestedPage path={requestedPath} />}
      {obstacle !== undefined && <ObstacleText reason={obstacle} />}
      {isSiteUnreachable && requestedPath === undefined && (
        <>
          <ObstacleText reason="unreachable" />
          <button type="button" className="button button--secondary" onClick={() => void refresh()}>
            <Translate id="site.offline.tryAgain" description="Button below “The site can’t be reached”">
              Try again
            </Translate>
          </button>
        </>
      )}
      <ul ref={list} className={clsx('needs-scripts', styles.parts)} aria-busy={!isReady}>
        {parts.map(({id, title}) => (
          <li key={id}>
            <PartCard id={id} title={title} state={state} />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {announce(state, parts)}
      </p>
      {kept.length > 0 && (
        <p>
          <button
            type="button"
            className="button button--secondary"
            disabled={download !== undefined}
            onClick={() => void removeAll().then(focusList)}
          >
            <Translate id="site.offline.removeAll" description="Button that removes everything that is kept">
              Turn off offline use and remove everything
            </Translate>
          </button>
        </p>
      )}
    </>
  );
}
