import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {formatDay} from './dates';

/** Shows the date of the last change to a page. `date` is an ISO 8601 time. */
export function UpdatedDate({date}: {date: string}): ReactNode {
  return (
    <Translate
      id="theme.blog.post.updated"
      description="The date of the last change to a page or a post"
      values={{date: <time dateTime={date}>{formatDay(date)}</time>}}
    >
      {'Updated {date}'}
    </Translate>
  );
}
