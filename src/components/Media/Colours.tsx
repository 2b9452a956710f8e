import type {ReactNode} from 'react';
import {Colour} from './Colour';
import {palettes} from './colours';
import styles from './colours.module.css';

/** The site's colours by theme, each with its contrast on the page. */
export function Colours(): ReactNode {
  return palettes.map(({theme, colours}) => (
    <section key={theme} aria-label={`${theme} theme`}>
      <h3>{theme} theme</h3>
      <ul className={styles.colours}>
        {colours.map(colour => (
          <li key={colour.name}>
            <Colour {...colour} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
