import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ColourCard} from './ColourCard';
import {palettes} from './palettes';
import styles from './colours.module.css';

/** Shows the site's colours by theme, each with its contrast ratio. */
export function ColourPalettes(): ReactNode {
  return palettes.map(({theme, colours}) => {
    const title =
      theme === 'light'
        ? translate({id: 'site.media.lightTheme', message: 'Light theme', description: 'Heading'})
        : translate({id: 'site.media.darkTheme', message: 'Dark theme', description: 'Heading'});
    return (
      <section key={theme} aria-label={title}>
        <h3>{title}</h3>
        <ul className={styles.colours}>
          {colours.map(colour => (
            <li key={colour.name}>
              <ColourCard {...colour} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
