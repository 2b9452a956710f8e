import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {controlsClassName} from './classNames';
import styles from './fileTabs.module.css';

type Props = {
  /** Name of the radio button group. It has to be unique on the page. */
  name: string;
  serverFile: string;
  clientFile: string;
};

/**
 * Tabs for the two files of a live pair. They are visible on phones, where only one file fits on the screen. Like the choices, they are radio
 * buttons, and the style sheet shows the file whose radio button is checked. At first, this is the client file, because it contains the errors.
 */
export function FileTabs({name, serverFile, clientFile}: Props): ReactNode {
  return (
    <fieldset className={clsx(controlsClassName, styles.tabs)}>
      <legend className="visually-hidden">
        <Translate id="site.livePair.files" description="Name of the tabs that show one of two files">
          File
        </Translate>
      </legend>
      <label className={styles.tab}>
        <input type="radio" name={name} value="server" />
        <span translate="no">{serverFile}</span>
      </label>
      <label className={styles.tab}>
        <input type="radio" name={name} value="client" defaultChecked />
        <span translate="no">{clientFile}</span>
      </label>
    </fieldset>
  );
}
