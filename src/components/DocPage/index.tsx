import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DocProvider, useDoc} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import type {Props} from '@theme/DocItem';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {CopyPage} from '../CopyPage';
import {Feedback} from '../Feedback';
import {TableOfContents} from '../TableOfContents';
import {Breadcrumbs} from './Breadcrumbs';
import {Metadata} from './Metadata';
import styles from './styles.module.css';
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

/** Shows the page and its table of contents, which is next to the page on wide screens and at the top of the page on others. */
function Columns({children}: {children: ReactNode}): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const hasNarrowWindow = useWindowSize() === 'mobile';
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx('col', frontMatter.hide_table_of_contents !== true && styles.column)}>
        <ContentVisibility metadata={metadata} />
        <VersionBanner />
        <article>
          <Breadcrumbs />
          <DocVersionBadge />
          {hasContents && <DocItemTOCMobile />}
          <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
            <Title />
            <MDXContent>{children}</MDXContent>
          </div>
          <DocItemFooter />
        </article>
        <Feedback className={styles.feedback} />
        <DocItemPaginator />
      </div>
      {hasContents && !hasNarrowWindow && (
        <div className="col col--3">
          <TableOfContents
            toc={toc}
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
            className={ThemeClassNames.docs.docTocDesktop}
          />
        </div>
      )}
    </div>
  );
}

/** Shows the title of the page and the “Copy page” menu, unless the Markdown contains the title as `# Title`. */
function Title(): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  if (frontMatter.hide_title === true || contentTitle !== undefined) {
    return null;
  }
  return (
    <header className={styles.header}>
      <Heading as="h1" className={styles.title}>
        {metadata.title}
      </Heading>
      <CopyPage permalink={metadata.permalink} editUrl={metadata.editUrl ?? undefined} />
    </header>
  );
}
