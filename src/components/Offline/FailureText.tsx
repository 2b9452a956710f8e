import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {KeptDocs} from './keptDocs';
import styles from './styles.module.css';

type Reason = NonNullable<KeptDocs['failure']>['reason'];

/** Says why the last action didn't work. */
export function FailureText({reason}: {reason: Reason}): ReactNode {
  return (
    <p className={styles.failure} role="alert">
      <Text reason={reason} />
    </p>
  );
}

function Text({reason}: {reason: Reason}): ReactNode {
  switch (reason) {
    case 'network':
      return (
        <Translate id="site.offline.failure.network" description="Why a download failed">
          The connection broke before the download was complete. Continue it when you’re online again.
        </Translate>
      );
    case 'changed':
      return (
        <Translate id="site.offline.failure.changed" description="Why a download failed">
          The server’s files don’t belong to one version of the site, perhaps because it is being updated. Try
          again in a few minutes.
        </Translate>
      );
    case 'full':
      return (
        <Translate id="site.offline.failure.full" description="Why a download failed">
          There isn’t enough storage for this site in your browser. Files that were already downloaded have
          been removed again.
        </Translate>
      );
    case 'turned-off':
      return (
        <Translate id="site.offline.failure.turnedOff" description="Why a download failed">
          Offline use has been turned off for this site.
        </Translate>
      );
    case 'worker':
      return (
        <Translate id="site.offline.failure.worker" description="Why a download failed">
          Your browser refused the service worker, which reads kept pages. Nothing has been stored.
        </Translate>
      );
    case 'unknown':
      return (
        <Translate id="site.offline.failure.unknown" description="Why a download failed">
          Your browser couldn’t change the kept docs. Try again, or reload this page.
        </Translate>
      );
  }
}
