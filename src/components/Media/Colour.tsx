import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCopyText} from './useCopyText';
import type {Colour as Props} from './colours';
import {contrastRatio, gradeContrast} from './contrast';
import styles from './colours.module.css';

/** A colour on its ground: sample, value to copy, contrast. */
export function Colour({name, value, use, ground}: Props): ReactNode {
  const {copy, message} = useCopyText();
  const isBrowser = useIsBrowser();
  const ratio = contrastRatio(value, ground.value);
  return (
    <div className={styles.colour}>
      {/* A drawing instead of an inline style: a content security policy needs no exception for it. */}
      <svg className={styles.swatch} viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="44" fill={ground.value} />
        <rect width="62" height="44" fill={value} />
      </svg>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>{use}</span>
        <span>
          {ratio.toFixed(1)} to 1 on {ground.name}, {gradeContrast(ratio)}
        </span>
        <span className={styles.value}>
          <code>{value}</code>
          {isBrowser && (
            <button
              type="button"
              className={styles.copy}
              aria-label={`Copy ${value}`}
              onClick={() => copy(value)}
            >
              Copy
            </button>
          )}
          <span role="status" className={styles.status}>
            {message}
          </span>
        </span>
      </div>
    </div>
  );
}
