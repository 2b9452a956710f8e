import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {versionFile} from '@site/src/shared/buildCommit';
import {getBuildCommit} from '../BuildCommit/getBuildCommit';
import styles from './styles.module.css';

type Reason = 'offline' | 'deployed' | 'unknown';

type Props = {
  /** What couldn't be loaded, as a sentence. */
  children: ReactNode;
  onRetry: () => void;
};

/**
 * Tells readers that something couldn't be loaded, and why: they are offline, or a new version of the site was deployed after they opened
 * the page. In the second case, only reloading the page helps.
 */
export function LoadFailure({children, onRetry}: Props): ReactNode {
  const reason = useReason(useBaseUrl(versionFile));
  const alert = useRef<HTMLDivElement>(null);
  // The alert is below the code, so it can be below the end of the window. The reason can add a line.
  useEffect(() => {
    alert.current?.scrollIntoView({block: 'nearest'});
  }, [reason]);
  return (
    <div ref={alert} role="alert" className={styles.failure}>
      <p>
        {children} <ReasonText reason={reason} />
      </p>
      <div className={styles.failureActions}>
        {reason !== 'deployed' && (
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            <Translate id="site.playground.retry" description="Button after something failed to load">
              Try again
            </Translate>
          </button>
        )}
        {reason !== 'offline' && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => window.location.reload()}
          >
            <Translate id="site.playground.reload" description="Button after something failed to load">
              Reload page
            </Translate>
          </button>
        )}
      </div>
    </div>
  );
}

function ReasonText({reason}: {reason: Reason | undefined}): ReactNode {
  switch (reason) {
    case 'offline':
      return (
        <Translate id="site.playground.failure.offline" description="Why something couldn’t be loaded">
          You’re offline. Your changes are kept.
        </Translate>
      );
    case 'deployed':
      return (
        <Translate id="site.playground.failure.deployed" description="Why something couldn’t be loaded">
          A new version of this site was published. Reload the page to use it. Your changes are kept.
        </Translate>
      );
    case 'unknown':
      return (
        <Translate id="site.playground.failure.unknown" description="Why something couldn’t be loaded">
          The server didn’t respond as expected. Your changes are kept.
        </Translate>
      );
    case undefined:
      return null;
  }
}

/** Finds out why something couldn't be loaded. Returns undefined until it is known. */
function useReason(versionUrl: string): Reason | undefined {
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    let isGone = false;
    void findReason(versionUrl).then(found => {
      if (!isGone) {
        setReason(found);
      }
    });
    return () => {
      isGone = true;
    };
  }, [versionUrl]);
  return reason;
}

async function findReason(versionUrl: string): Promise<Reason> {
  if (!navigator.onLine) {
    return 'offline';
  }
  try {
    const response = await fetch(versionUrl, {cache: 'no-store'});
    // TypeScript doesn't know what the file contains.
    const {commit} = (await response.json()) as {commit?: string};
    const own = getBuildCommit();
    return own !== undefined && commit !== undefined && commit !== own ? 'deployed' : 'unknown';
  } catch (error) {
    // A fetch without a response rejects with a TypeError, and a response that isn't JSON with a SyntaxError.
    return error instanceof TypeError ? 'offline' : 'unknown';
  }
}
