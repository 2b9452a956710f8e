// Replaces @theme/DocItem/Content: adds the “Copy page” menu on the same line as the title, where the original has no slot.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import {CopyPage} from '@site/src/components/CopyPage';
import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  // If the Markdown contains the title as `# Title`, the content includes it.
  const hasOwnTitle = frontMatter.hide_title === true || contentTitle !== undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!hasOwnTitle && (
        <header className={styles.header}>
          <Heading as="h1" className={styles.title}>
            {metadata.title}
          </Heading>
          <CopyPage permalink={metadata.permalink} editUrl={metadata.editUrl ?? undefined} />
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
