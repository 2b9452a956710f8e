// Wraps @theme/ColorModeToggle: two states instead of three, so that the first click always flips what the reader sees.
import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

export default function TwoStateColorModeToggle(props: Props): ReactNode {
  const {colorMode} = useColorMode();
  return (
    <div className={styles.twoStates}>
      <ColorModeToggle {...props} respectPrefersColorScheme={false} value={colorMode} />
    </div>
  );
}
