import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './dialog.module.css';
import {useSingleKeys} from './singleKeys';

/** Switch that turns the shortcuts `/` and `?` on and off. */
export function SingleKeysSwitch(): ReactNode {
  const [isOn, setIsOn] = useSingleKeys();
  return (
    <label className={styles.switch}>
      <input type="checkbox" role="switch" checked={isOn} onChange={event => setIsOn(event.target.checked)} />
      <span>
        <Translate
          id="site.shortcuts.singleKeys"
          description="Label of a switch. {slash} and {questionMark} are keys"
          values={{slash: <kbd>/</kbd>, questionMark: <kbd>?</kbd>}}
        >
          {'Use the single keys {slash} and {questionMark}'}
        </Translate>
      </span>
    </label>
  );
}
