// Wraps @theme/Footer/Layout: adds the question whether the page was clear, except on pages of the docs, which have it above the links to
// the next and the previous page. Also adds the commit from which the site was built, and the button that lists the keyboard shortcuts.
import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import {BuildCommit} from '@site/src/components/BuildCommit';
import {Feedback} from '@site/src/components/Feedback';
import {ShortcutsButton} from '@site/src/components/Shortcuts';
import styles from './styles.module.css';

export default function FooterLayout({links, copyright, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(undefined);
  return (
    <Layout
      {...props}
      links={
        <>
          {!activeDoc && <Feedback className={styles.feedback} />}
          {links}
        </>
      }
      copyright={
        <>
          {copyright}
          <BuildCommit />
          <ShortcutsButton />
        </>
      }
    />
  );
}
