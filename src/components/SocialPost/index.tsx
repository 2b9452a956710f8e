import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDay} from '@site/src/shared/dates';
import styles from './styles.module.css';
import {useEmbed} from './useEmbed';

type Props = {
  /** Address of the post. */
  href: string;
  /** The author's name at the service, without `@`. */
  author: string;
  /** Day of the post, `YYYY-MM-DD`. */
  date: string;
};

/**
 * A public post: who, when, where, and the link. Its text is its author's and stays where it was written; readers can
 * have it shown here, from there.
 */
export function SocialPost({href, author, date}: Props): ReactNode {
  const linkId = useId();
  const postId = /^https:\/\/twitter\.com\/\w+\/status\/(\d+)$/.exec(href)?.[1];
  return (
    <span className={styles.post}>
      <Link href={href} id={linkId} className={styles.link}>
        @{author} on Twitter, <time dateTime={date}>{formatDay(date)}</time>
      </Link>
      {postId !== undefined && <Embed id={postId} linkId={linkId} />}
    </span>
  );
}

function Embed({id, linkId}: {id: string; linkId: string}): ReactNode {
  const {loading, phase, show, container} = useEmbed(id);
  if (loading === 'never') {
    return null;
  }
  const offersButton = phase === 'failed' || (phase !== 'shown' && loading === 'after a click');
  return (
    <>
      {offersButton && (
        <button
          type="button"
          className={styles.show}
          aria-describedby={linkId}
          aria-disabled={phase === 'loading'}
          onClick={phase === 'loading' ? undefined : show}
        >
          {phase === 'failed' ? 'Try again' : 'Show the post here (loads from twitter.com)'}
        </button>
      )}
      <span role="status" className={styles.status}>
        {phase === 'loading' && 'Loading the post from twitter.com…'}
        {phase === 'failed' && 'The post could not be loaded from twitter.com. The link leads to it.'}
      </span>
      <span ref={container} tabIndex={-1} className={styles.embed} />
    </>
  );
}
