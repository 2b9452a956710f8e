// Replaces @theme/DocCard/Layout: the original sets its padding with a utility class whose rule is `!important`, so a style sheet can't
// change the padding.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Description from '@theme/DocCard/Description';
import Heading from '@theme/DocCard/Heading';
import type {Props} from '@theme/DocCard/Layout';
import styles from './styles.module.css';

export default function DocCardLayout({item, className, href, icon, title, description}: Props): ReactNode {
  return (
    <Link
      href={href}
      className={clsx('card', ThemeClassNames.docs.docCard.container, styles.card, className)}
    >
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  );
}
