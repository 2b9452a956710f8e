import type {ReactNode} from 'react';
import {Cards as CategoryCards} from '@site/src/components/CategoryPage/Cards';
import {SuggestionList} from '@site/src/components/NotFound/SuggestionList';
import {ChoiceChips} from '@site/src/components/Search/ChoiceChips';
import {useSearchVersions} from '@site/src/components/Search/searchSettings';
import {docsVersions, getDocsRoute} from '@site/src/shared/docsVersions';
import {SearchForm} from '@site/src/theme/SearchPage/SearchForm';
import Loading from '@theme/Loading';
import styles from './styles.module.css';

const ignore = (): void => undefined;

export function Buttons(): ReactNode {
  return (
    <div className={styles.buttons}>
      <button type="button" className="button button--primary">
        Primary button
      </button>
      <button type="button" className="button button--secondary">
        Secondary button
      </button>
      <button type="button" className="button button--secondary button--outline">
        Outlined button
      </button>
      <button type="button" className="button button--primary" disabled>
        Disabled button
      </button>
    </div>
  );
}

/** The field and the versions of the search page. */
export function SearchField(): ReactNode {
  const {versions, defaultVersion} = useSearchVersions();
  return (
    <SearchForm
      query="context"
      version={defaultVersion}
      versions={versions}
      section=""
      writeDraft={ignore}
      submitQuery={ignore}
      selectVersion={ignore}
      selectSection={ignore}
    />
  );
}

export function Chips(): ReactNode {
  return (
    <ChoiceChips
      legend="Section"
      choices={['All 4', 'Server 3', 'Client 1'].map(label => ({value: label, label}))}
      value="Server 3"
      onChoose={ignore}
    />
  );
}

/** The cards of a category page: a page with a description, and a category with two pages. */
export function Cards(): ReactNode {
  const page = {type: 'link' as const, href: '/docs/router', label: 'Router'};
  return (
    <CategoryCards
      items={[
        {...page, description: 'Define procedures, and put them together to a router.'},
        {
          type: 'category',
          label: 'Links',
          href: '/docs/links',
          items: [page, page],
          collapsed: true,
          collapsible: true,
        },
      ]}
    />
  );
}

/** What the not-found page suggests. */
export function Suggestions(): ReactNode {
  return (
    <SuggestionList
      suggestions={[
        ...docsVersions.map(version => ({
          path: `${getDocsRoute(version)}/router`,
          title: 'Define routers',
          version: version.label,
        })),
        {path: '/media', title: 'Media and brand'},
      ]}
    />
  );
}

/** What readers see while the code of a page can't be loaded. */
export function LoadingFailure(): ReactNode {
  return (
    <Loading
      error={new Error('Loading chunk 42 failed.')}
      retry={ignore}
      pastDelay={false}
      isLoading={false}
      timedOut={false}
    />
  );
}
