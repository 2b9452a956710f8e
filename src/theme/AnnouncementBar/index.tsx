// Replaces @theme/AnnouncementBar: the original uses the role `banner`, which belongs to the page header, and its close button doesn't say
// what it closes. Closing it loses the focus. This component is a named region instead.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
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
      data-roving-focus=""
      aria-label={translate({
        id: 'site.announcement.label',
        message: 'Announcement',
        description: 'Name of the region of the announcement bar',
      })}
    >
      <AnnouncementBarContent className={styles.content} />
      {isCloseable && (
        <button
          type="button"
          className={clsx('clean-btn needs-scripts', styles.close)}
          aria-label={translate({
            id: 'site.announcement.close',
            message: 'Close the announcement',
            description: 'Label of the close button of the announcement bar',
          })}
          onClick={() => {
            close();
            // The button disappears, so the focus moves to the start of the page, as after a navigation.
            document.querySelector<HTMLElement>('[data-page-start]')?.focus();
          }}
        >
          <IconClose width={12} height={12} strokeWidth={3} />
        </button>
      )}
    </section>
  );
}
