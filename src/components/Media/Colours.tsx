import type {ReactNode} from 'react';
import {contrastRatio} from './contrast';
import styles from './styles.module.css';

type Colour = {name: string; value: string; ground: string; use: string};

const lightGround = '#ffffff';
const darkGround = '#0d141b';

const colours: Colour[] = [
  {name: 'Brand', value: '#398ccb', ground: lightGround, use: 'Drawings and large shapes'},
  {name: 'Primary', value: '#1b6aa5', ground: lightGround, use: 'Links and buttons, light theme'},
  {name: 'Primary, dark theme', value: '#74baf0', ground: darkGround, use: 'Links and buttons, dark theme'},
  {name: 'Ink', value: '#0c1722', ground: lightGround, use: 'Headings, light theme'},
  {name: 'Paper', value: '#f1f6fa', ground: darkGround, use: 'Headings, dark theme'},
  {name: 'Error', value: '#b3261e', ground: lightGround, use: 'Compiler messages, light theme'},
];

/** The site's colours with their contrast on the page. */
export function Colours(): ReactNode {
  return (
    <ul className={styles.colours}>
      {colours.map(({name, value, ground, use}) => (
        <li key={name} className={styles.colour}>
          {/* A drawing instead of an inline style: a content security policy needs no exception for it. */}
          <svg className={styles.swatch} viewBox="0 0 10 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="10" height="4" fill={value} />
          </svg>
          <strong>{name}</strong>
          <code>{value}</code>
          <span>{use}</span>
          <span>Contrast {contrastRatio(value, ground).toFixed(1)} to 1</span>
        </li>
      ))}
    </ul>
  );
}
