// Replaces @theme/AnnouncementBar: a named region (the original takes the role of the page's banner) with a close button that says what it closes.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import IconClose from '@theme/Icon/Close';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive || !announcementBar) {
    return null;
  }
  const {backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{backgroundColor, color: textColor}}
      aria-label="Announcement"
    >
      <AnnouncementBarContent className={styles.content} />
      {isCloseable && (
        <button
          type="button"
          className={clsx('clean-btn', styles.close)}
          aria-label="Close the announcement"
          onClick={close}
        >
          <IconClose width={12} height={12} strokeWidth={3} />
        </button>
      )}
    </section>
  );
}
