import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ChoiceChips} from './ChoiceChips';
import type {SearchVersion} from './searchSettings';

type Props = {
  versions: SearchVersion[];
  version: SearchVersion;
  onChoose: (version: SearchVersion) => void;
};

/** Radio buttons for the docs version to search. */
export function VersionChoice({versions, version, onChoose}: Props): ReactNode {
  return (
    <ChoiceChips
      legend={
        <Translate
          id="search.version"
          description="Label of the radio buttons for the docs version to search"
        >
          Search in
        </Translate>
      }
      choices={versions.map(({name, label}) => ({value: name, label}))}
      value={version.name}
      onChoose={name => onChoose(versions.find(choice => choice.name === name) ?? version)}
    />
  );
}
