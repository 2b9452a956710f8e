import {useContext, type ReactElement} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {ModalContext} from './modalContext';

type Props = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/** Links to the search page with the same query and version. */
export function ResultsFooter({state}: Props): ReactElement {
  const createSearchLink = useSearchLinkCreator();
  const {version, onClose} = useContext(ModalContext);
  const link = createSearchLink(state.query);
  return (
    <Link to={version ? `${link}&version=${encodeURIComponent(version.name)}` : link} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count: Number(state.context.nbHits ?? 0)}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
