import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {VersionStarts} from '@site/src/shared/programs';
import styles from './styles.module.css';
import {createStartUrl} from './selection';

type Props = {
  starts: readonly VersionStarts[];
  /** Label of the chosen docs version. */
  version: string;
  /** Id of the open starting point. */
  active: string | undefined;
  onVersion: (version: string) => void;
};

/** The starting points of a docs version, and the choice of the version. */
export function StartList({starts, version, active, onVersion}: Props): ReactNode {
  const shown = starts.find(candidate => candidate.version === version)?.starts ?? [];
  return (
    <nav
      className={styles.starts}
      aria-label={translate({
        id: 'site.playground.starts',
        message: 'Starting points',
        description: 'Name of a list of projects',
      })}
    >
      {starts.length > 1 && (
        <label className={`${styles.version} needs-scripts`}>
          <Translate id="site.playground.version" description="Label of a choice">
            tRPC version
          </Translate>{' '}
          <select value={version} onChange={({currentTarget}) => onVersion(currentTarget.value)}>
            {starts.map(candidate => (
              <option key={candidate.version}>{candidate.version}</option>
            ))}
          </select>
        </label>
      )}
      <ul role="list" data-roving-focus>
        {shown.map(({id, title}) => (
          <li key={id}>
            <Link
              to={createStartUrl(version, id)}
              className={styles.start}
              aria-current={id === active ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
