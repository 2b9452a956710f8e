import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {formatDay} from '@site/src/components/Dates/dates';
import styles from './styles.module.css';
import {useEmbed, useEmbedSetting} from './useEmbed';

type Props = {
  /** URL of the post. */
  href: string;
  /** The author's user name without `@`. */
  author: string;
  /** Date of the post in the form `YYYY-MM-DD`. */
  date: string;
};

/**
 * Shows a link to a public post, with the post's author, date and service. Readers can load the embedded post from the service. The site
 * doesn't contain the text of the post, because it belongs to the author.
 */
export function SocialPost({href, author, date}: Props): ReactNode {
  const linkId = useId();
  const postId = /^https:\/\/twitter\.com\/\w+\/status\/(\d+)$/.exec(href)?.[1];
  const canEmbed = useEmbedSetting() !== 'never' && postId !== undefined;
  return (
    // The attribute makes the build allow Twitter in the content security policy of this page.
    <span className={styles.post} data-service={canEmbed ? 'twitter' : undefined}>
      <Link href={href} id={linkId} className={styles.link}>
        <Translate
          id="site.socialPost.link"
          description="Link to a post; {author} is a user name and {date} a date"
          values={{author: `@${author}`, date: <time dateTime={date}>{formatDay(date)}</time>}}
        >
          {'{author} on Twitter, {date}'}
        </Translate>
      </Link>
      {canEmbed && <Embed id={postId} linkId={linkId} />}
    </span>
  );
}

function Embed({id, linkId}: {id: string; linkId: string}): ReactNode {
  const {loadMode, phase, show, container} = useEmbed(id);
  if (loadMode === 'never') {
    return null;
  }
  const hasButton = phase === 'failed' || (phase !== 'shown' && loadMode === 'after a click');
  return (
    <>
      {hasButton && (
        <button
          type="button"
          className={styles.show}
          aria-describedby={linkId}
          aria-disabled={phase === 'loading'}
          onClick={phase === 'loading' ? undefined : show}
        >
          {phase === 'failed' ? (
            <Translate id="site.tryAgain" description="Button after a failure">
              Try again
            </Translate>
          ) : (
            <Translate id="site.socialPost.show" description="Button that loads a post into the page">
              Show the post here (loads from twitter.com)
            </Translate>
          )}
        </button>
      )}
      <span role="status" className={styles.status}>
        {phase === 'loading' &&
          translate({
            id: 'site.socialPost.loading',
            message: 'Loading the post from twitter.com…',
            description: 'Status',
          })}
        {phase === 'failed' &&
          translate({
            id: 'site.socialPost.failed',
            message: 'Couldn’t load the post from twitter.com. You can still open it with the link.',
            description: 'Status; the link to the post is before it',
          })}
      </span>
      <span ref={container} tabIndex={-1} className={styles.embed} />
    </>
  );
}
