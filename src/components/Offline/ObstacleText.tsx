import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Obstacle} from './storage';
import styles from './styles.module.css';

/** Says why this browser can't keep docs now. */
export function ObstacleText({reason}: {reason: Obstacle | 'unreachable' | 'turned-off'}): ReactNode {
  return (
    <p className={styles.notice} role="status">
      <Text reason={reason} />
    </p>
  );
}

function Text({reason}: {reason: Obstacle | 'unreachable' | 'turned-off'}): ReactNode {
  switch (reason) {
    case 'insecure':
      return (
        <Translate id="site.offline.obstacle.insecure" description="Why docs can’t be kept">
          Browsers keep pages only for sites that use HTTPS. Open this site with an address that starts with
          https:// to keep its docs.
        </Translate>
      );
    case 'unsupported':
      return (
        <Translate id="site.offline.obstacle.unsupported" description="Why docs can’t be kept">
          This browser can’t keep pages for offline use. Some browsers can’t do this in private windows.
        </Translate>
      );
    case 'blocked':
      return (
        <Translate id="site.offline.obstacle.blocked" description="Why docs can’t be kept">
          This browser doesn’t let the site store anything. Allow the site to store data, and then reload this
          page.
        </Translate>
      );
    case 'unreachable':
      return (
        <Translate id="site.offline.obstacle.unreachable" description="Why docs can’t be kept now">
          The site can’t be reached. You can keep and update docs when you’re online again.
        </Translate>
      );
    case 'turned-off':
      return (
        <Translate id="site.offline.obstacle.turnedOff" description="Why docs can’t be kept">
          Offline use is turned off for this site. If this browser had kept any docs, they have been removed.
        </Translate>
      );
  }
}
