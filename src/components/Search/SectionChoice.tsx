import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SectionCount} from '@site/src/search/sections';
import {ChoiceChips} from './ChoiceChips';

type Props = {
  sections: SectionCount[];
  /** The chosen section, or an empty string for all sections. */
  section: string;
  onChoose: (section: string) => void;
};

/** Radio buttons for the sections that contain results. They are left out if there is nothing to choose. */
export function SectionChoice({sections, section, onChoose}: Props): ReactNode {
  if (sections.length < 2 && section === '') {
    return null;
  }
  // A chosen section stays in the list when another query has no results in it.
  const isListed = section === '' || sections.some(({name}) => name === section);
  const listed = isListed ? sections : [...sections, {name: section, count: 0}];
  const total = sections.reduce((sum, {count}) => sum + count, 0);
  return (
    <ChoiceChips
      legend={
        <Translate id="search.section" description="Label of the radio buttons for the section to search">
          Section
        </Translate>
      }
      choices={[
        {
          value: '',
          label: (
            <Translate id="search.section.all" description="{count} is a number" values={{count: total}}>
              {'All {count}'}
            </Translate>
          ),
        },
        ...listed.map(({name, count}) => ({
          value: name,
          label: <span data-content>{`${name} ${count}`}</span>,
        })),
      ]}
      value={section}
      onChoose={onChoose}
    />
  );
}
