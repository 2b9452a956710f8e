import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SettledResults} from './useSearchResults';

type Props = {
  /** Results of a search in a section that has none, although other sections have some. */
  results: Extract<SettledResults, {kind: 'success'}>;
  onShowAll: () => void;
};

/** Says that the chosen section has no results, and offers those of all sections. */
export function OtherSections({results, onShowAll}: Props): ReactNode {
  const {section, sections, version} = results;
  const count = sections.reduce((sum, other) => sum + other.count, 0);
  return (
    <>
      <p>
        <Translate
          id="search.section.nothing"
          description="Shown if other sections have results. {version} is a docs version"
          values={{section: <strong data-content>{section}</strong>, version: version.label}}
        >
          {'The section {section} has no results in {version}.'}
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={onShowAll}>
        {count === 1 ? (
          <Translate id="search.section.showOne">Show 1 result in all sections</Translate>
        ) : (
          <Translate id="search.section.showAll" values={{count}} description="{count} is a number above 1">
            {'Show {count} results in all sections'}
          </Translate>
        )}
      </button>
    </>
  );
}
