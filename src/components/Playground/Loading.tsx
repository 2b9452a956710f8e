import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Progress} from './useEditor';
import styles from './styles.module.css';

/** Shows how much of the compiler has been loaded, and then that it checks the code for the first time. */
export function Loading({progress: {loaded, total}}: {progress: Progress}): ReactNode {
  const isDownloading = total > 0 && loaded < total;
  return (
    <div className={styles.loading}>
      <progress
        aria-label={translate({
          id: 'site.playground.loading.name',
          message: 'Loading the editor',
          description: 'Name of a progress bar',
        })}
        {...(isDownloading ? {value: loaded, max: total} : {})}
      />
      <span>
        {isDownloading ? (
          <Translate
            id="site.playground.loading"
            description="Next to a progress bar"
            values={{loaded: formatMegabytes(loaded), total: formatMegabytes(total)}}
          >
            {'Loading the compiler: {loaded} of {total} MB'}
          </Translate>
        ) : total > 0 ? (
          <Translate id="site.playground.loading.check" description="Next to a progress bar">
            Checking the code
          </Translate>
        ) : (
          <Translate id="site.playground.loading.start" description="Next to a progress bar">
            Loading the editor
          </Translate>
        )}
      </span>
    </div>
  );
}

function formatMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
