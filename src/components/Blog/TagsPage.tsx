import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import {BlogPage} from './BlogPage';
import styles from './tagsPage.module.css';
import {usePostCount} from './usePostCount';

/** The list of all tags of the blog, with their descriptions. The option `blogTagsListComponent` names this component. */
export default function TagsPage({tags, sidebar}: Props): ReactNode {
  const formatPostCount = usePostCount();
  const title = translateTagsPageTitle();
  return (
    <BlogPage
      className={ThemeClassNames.page.blogTagsListPage}
      title={title}
      description={translate({
        id: 'theme.blog.tags.description',
        message: 'All tags of the blog, with the number of posts for each tag.',
        description: 'Description of the page that lists all tags of the blog',
      })}
      searchTag="blog_tags_list"
      sidebar={sidebar}
    >
      <Heading as="h1">{title}</Heading>
      <ul className={styles.tags}>
        {[...tags]
          .sort((a, b) => a.label.localeCompare(b.label))
          .map(({label, permalink, description, count}) => (
            <li key={permalink}>
              <Link rel="tag" to={permalink}>
                {label}
              </Link>
              <span className={styles.count}>{formatPostCount(count)}</span>
              {description && <p>{description}</p>}
            </li>
          ))}
      </ul>
    </BlogPage>
  );
}
