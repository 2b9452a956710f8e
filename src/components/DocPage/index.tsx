import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DocProvider, useDoc} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import type {Props} from '@theme/DocItem';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {CopyPage} from '../CopyPage';
import {Feedback} from '../Feedback';
import {TableOfContents, TableOfContentsBar} from '../TableOfContents';
import {Metadata} from './Metadata';
import {PageHeader} from './PageHeader';
import styles from './styles.module.css';
import {usePreferLatest} from './usePreferLatest';
import {VersionBanner} from './VersionBanner';

/** A page of the docs next to the sidebar. The option `docItemComponent` names this component. */
export default function DocPage({content: Content}: Props): ReactNode {
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <Metadata />
        <Columns>
          <Content />
        </Columns>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}

/** Shows the page and its table of contents, which is next to the page on wide screens and in a bar above it on others. */
function Columns({children}: {children: ReactNode}): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  usePreferLatest();
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  const contents = {
    toc,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  };
  return (
    <>
      {hasContents && <TableOfContentsBar {...contents} />}
      <div className={styles.columns}>
        <div>
          <ContentVisibility metadata={metadata} />
          <VersionBanner />
          <article>
            <PageHeader>
              <CopyPage permalink={metadata.permalink} editUrl={metadata.editUrl ?? undefined} />
            </PageHeader>
            <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
              <Title />
              <MDXContent>{children}</MDXContent>
            </div>
            <DocItemFooter />
          </article>
          <Feedback className={styles.feedback} />
          <DocItemPaginator />
        </div>
        {hasContents && <TableOfContents {...contents} />}
      </div>
    </>
  );
}

/** Shows the title of the page, unless the Markdown contains it as `# Title`. */
function Title(): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  if (frontMatter.hide_title === true || contentTitle !== undefined) {
    return null;
  }
  return (
    <header>
      <Heading as="h1">{metadata.title}</Heading>
    </header>
  );
}
