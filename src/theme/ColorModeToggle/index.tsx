// Replaces @theme/ColorModeToggle: the original does nothing before hydration, has three states, so that a click may change nothing, and tells a change by its icon only.
import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';
import {earlyToggleAttribute} from '@site/src/shared/readingChoices';
import styles from './styles.module.css';

/** Each click flips what the reader sees, and the new mode is spoken. Before hydration the script of `reading-choices` does the same. */
export default function ColorModeToggle({className, buttonClassName, onChange}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const isBrowser = useIsBrowser();
  const [wasUsed, setWasUsed] = useState(false);
  const mode = nameMode(colorMode);

  function flip(): void {
    setWasUsed(true);
    onChange(colorMode === 'dark' ? 'light' : 'dark');
  }

  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={mode}
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
            description: 'The ARIA label for the color mode toggle',
          },
          {mode},
        )}
        {...(isBrowser ? {onClick: flip} : {[earlyToggleAttribute]: ''})}
      >
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
      <span role="status" className="visually-hidden">
        {wasUsed && mode}
      </span>
    </div>
  );
}

function nameMode(colorMode: ColorMode): string {
  return colorMode === 'dark'
    ? translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'The name for the dark color mode',
      })
    : translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'The name for the light color mode',
      });
}
