import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Footer} from '@site/src/components/SearchModal/Footer';
import {Hits} from '@site/src/components/SearchModal/Hits';
import {ErrorScreen, NoResultsScreen} from '@site/src/components/SearchModal/screens';
import {useSearchVersions} from '@site/src/components/Search/searchSettings';
import {groupByCategory} from '@site/src/search/categories';
import modalStyles from '@site/src/components/SearchModal/styles.module.css';
import {SearchOutcome} from '@site/src/theme/SearchPage/SearchOutcome';
import {createEmptyResults, createResults} from './searchHits';
import styles from './styles.module.css';

const ignore = (): void => undefined;

type StateProps = {kind: 'idle' | 'loading' | 'found' | 'empty' | 'failure'};

/** The part of the search page below the field, in one of its states. */
export function SearchPageState({kind}: StateProps): ReactNode {
  const {defaultVersion: version} = useSearchVersions();
  const results =
    kind === 'found' ? createResults(version) : kind === 'empty' ? createEmptyResults(version) : {kind};
  return (
    <SearchOutcome
      query={createEmptyResults(version).query}
      version={version}
      section=""
      results={results}
      latest={results.kind === 'success' ? results : undefined}
      onChooseSection={ignore}
      onRetry={ignore}
    />
  );
}

/** The content of the search window, in one of its states. */
export function SearchModalState({kind}: StateProps): ReactNode {
  const {defaultVersion: version} = useSearchVersions();
  const results = createResults(version);
  return (
    <div className={clsx(modalStyles.modal, styles.searchWindow)}>
      <div className={modalStyles.content}>
        {kind === 'failure' && <ErrorScreen onRetry={() => undefined} />}
        {kind === 'empty' && (
          <NoResultsScreen
            results={createEmptyResults(version)}
            suggestions={['Server', 'Client']}
            onChoose={ignore}
            onShowAllSections={ignore}
          />
        )}
        {kind === 'found' && (
          <Hits
            categories={groupByCategory(results.hits)}
            results={results}
            activeIndex={0}
            setActiveIndex={ignore}
            onOpen={ignore}
            onClose={ignore}
          />
        )}
      </div>
      <Footer isHosted={false} />
    </div>
  );
}
