import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCopyText} from './useCopyText';
import type {Colour} from './palettes';
import {describeBackground, describeColour} from './colourTexts';
import {contrastRatio, gradeContrast} from './contrast';
import styles from './colours.module.css';

/** Shows a colour on its background, with its contrast ratio, its value, and a button that copies the value. */
export function ColourCard({name, value, background}: Colour): ReactNode {
  const {copy, message} = useCopyText();
  const isBrowser = useIsBrowser();
  const {label, use} = describeColour(name);
  const ratio = contrastRatio(value, background.value);
  return (
    <div className={styles.colour}>
      {/* This is an SVG, because the content security policy would block an inline style. */}
      <svg className={styles.swatch} viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="44" fill={background.value} />
        <rect width="62" height="44" fill={value} />
      </svg>
      <div className={styles.facts}>
        <strong>{label}</strong>
        <span>{use}</span>
        <span>
          {translate(
            {
              id: 'site.media.contrast',
              message: '{ratio} to 1 on {background}, {grade}',
              description: 'Contrast ratio of a colour; {grade} is “AA” or “AAA”',
            },
            {
              ratio: ratio.toFixed(1),
              background: describeBackground(background.name),
              grade: gradeContrast(ratio),
            },
          )}
        </span>
        <span className={styles.value}>
          <code>{value}</code>
          {isBrowser && (
            <button
              type="button"
              className={styles.copy}
              aria-label={translate(
                {
                  id: 'site.media.copy.label',
                  message: 'Copy {value}',
                  description: 'Button; {value} is a colour',
                },
                {value},
              )}
              onClick={() => copy(value)}
            >
              <Translate id="site.media.copy" description="Button that copies a colour">
                Copy
              </Translate>
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
