import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';
import {useSlashShortcut} from './useSlashShortcut';

/** Checkbox that turns the shortcut `/` on and off. */
export function SlashSetting(): ReactNode {
  const [isOn, setIsOn] = useSlashShortcut();
  return (
    <label className={styles.slash}>
      <input type="checkbox" checked={isOn} onChange={event => setIsOn(event.target.checked)} />
      <span>
        <Translate
          id="search.slash"
          description="Label of a checkbox. {key} is the / key"
          values={{key: <kbd>/</kbd>}}
        >
          {'Open search with the {key} key'}
        </Translate>
      </span>
    </label>
  );
}
