import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {versionFile} from '@site/src/shared/buildCommit';
import {getBuildCommit} from './getBuildCommit';
import styles from './styles.module.css';

/**
 * Names the commit from which the site was built. Links to the commit in the site's repository, or to version.json if there is no
 * repository or if the build has changes that aren't committed. Shows nothing if the commit is unknown.
 */
export function BuildCommit(): ReactNode {
  const {siteRepository} = useDocusaurusContext().siteConfig.customFields ?? {};
  const versionUrl = useBaseUrl(versionFile);
  const commit = getBuildCommit();
  if (commit === undefined) {
    return null;
  }
  const [hash = '', ...suffix] = commit.split('-');
  const hasCommitPage = typeof siteRepository === 'string' && suffix.length === 0;
  return (
    <p className={styles.commit}>
      <Translate
        id="site.footer.commit"
        description="Names the commit from which the site was built. The commit is a link."
        values={{
          commit: (
            <Link
              to={hasCommitPage ? `${siteRepository}/commit/${commit}` : `pathname://${versionUrl}`}
              target="_self"
            >
              <code>{[hash.slice(0, 7), ...suffix].join('-')}</code>
            </Link>
          ),
        }}
      >
        {'Built from commit {commit}'}
      </Translate>
    </p>
  );
}
