// Replaces @theme/TagsListByLetter: the original groups tags by letter, with a heading and a divider for each letter. It doesn't show the
// descriptions of the tags.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/TagsListByLetter';
import styles from './styles.module.css';

export default function TagsList({tags}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <ul className={styles.tags}>
      {[...tags]
        .sort((a, b) => a.label.localeCompare(b.label))
        .map(({label, permalink, description, count}) => (
          <li key={permalink}>
            <Link rel="tag" to={permalink}>
              {label}
            </Link>
            <span className={styles.count}>
              {selectMessage(
                count,
                translate(
                  {
                    id: 'theme.blog.post.plurals',
                    message: 'One post|{count} posts',
                    description: 'Number of posts that carry a tag, by plural form',
                  },
                  {count},
                ),
              )}
            </span>
            {description && <p>{description}</p>}
          </li>
        ))}
    </ul>
  );
}
