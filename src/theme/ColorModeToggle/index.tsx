// Replaces @theme/ColorModeToggle: the original doesn't work before hydration, and screen readers don't announce the new mode. The original
// also has a third state, which follows the system, so a click doesn't always change the visible mode.
import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';
import {earlyToggleAttribute} from '@site/src/shared/readerPreferences';
import styles from './styles.module.css';

/**
 * Switches between the two modes and announces the new mode. Before hydration, a script of the plugin `reader-preferences` does the same.
 */
export default function ColorModeToggle({className, buttonClassName, onChange}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const isBrowser = useIsBrowser();
  const [hasToggled, setHasToggled] = useState(false);
  // The label doesn't name the current mode. If it did, screen readers would announce the label and the status after a click.
  const label = translate({
    id: 'site.colorToggle.label',
    message: 'Switch between dark and light mode',
    description: 'Name of the button for the colour mode',
  });

  function toggleMode(): void {
    setHasToggled(true);
    onChange(colorMode === 'dark' ? 'light' : 'dark');
  }

  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={label}
        {...(isBrowser ? {onClick: toggleMode} : {[earlyToggleAttribute]: ''})}
      >
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
      <span role="status" className="visually-hidden">
        {hasToggled && getModeLabel(colorMode)}
      </span>
    </div>
  );
}

function getModeLabel(colorMode: ColorMode): string {
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
