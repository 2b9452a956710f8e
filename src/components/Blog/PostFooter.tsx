import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import {RelatedDocs} from '../RelatedDocs';
import styles from './postFooter.module.css';

/** Shows the tags of a post. On the page of the post, also shows related docs and a link to its source. */
export function PostFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <>
      <RelatedDocs permalink={metadata.permalink} />
      <PageFooter />
    </>
  ) : (
    <ListFooter />
  );
}

const rowClass = clsx('margin-top--sm', ThemeClassNames.blog.blogFooterEditMetaRow);

/** The footer at the end of a post's page. It shows the post's tags and a link to its source. */
function PageFooter(): ReactNode {
  const {tags, editUrl} = useBlogPost().metadata;
  if (tags.length === 0 && !editUrl) {
    return null;
  }
  return (
    <footer className="docusaurus-mt-lg">
      {tags.length > 0 && (
        <div className={clsx('row', rowClass)}>
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      {editUrl && (
        <EditMetaRow
          className={rowClass}
          editUrl={editUrl}
          lastUpdatedAt={undefined}
          lastUpdatedBy={undefined}
        />
      )}
    </footer>
  );
}

/** The footer below a post's summary in a list of posts. It shows the post's tags and a link to its page. */
function ListFooter(): ReactNode {
  const {tags, title, permalink, hasTruncateMarker} = useBlogPost().metadata;
  if (tags.length === 0 && !hasTruncateMarker) {
    return null;
  }
  return (
    <footer className={styles.footer}>
      {hasTruncateMarker && <ReadMoreLink blogPostTitle={title} to={permalink} />}
      {tags.length > 0 && (
        <div>
          <TagsListInline tags={tags} />
        </div>
      )}
    </footer>
  );
}
