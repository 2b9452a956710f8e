import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

type Props = {
  /** Address of the post. */
  href: string;
  /** The author's name at the service, without `@`. */
  author: string;
  /** Day of the post, `YYYY-MM-DD`. */
  date: string;
};

/** A public post: who, when, and the link. Its text is its author's and stays where it was written. */
export function SocialPost({href, author, date}: Props): ReactNode {
  return (
    <Link href={href}>
      @{author}, <time dateTime={date}>{date}</time>
    </Link>
  );
}
