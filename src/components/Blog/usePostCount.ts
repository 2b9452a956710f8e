import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Returns a function that formats a number of posts, such as "2 posts". */
export function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return count =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.blog.post.plurals',
          message: 'One post|{count} posts',
          description: 'Number of posts that carry a tag, by plural form',
        },
        {count},
      ),
    );
}
