import type {ReactNode} from 'react';

/** Replaces the message of the site, which offers to reload the page. That doesn't help if a file is missing. */
export function TypesUnavailable({isLoading = false}: {isLoading?: boolean}): ReactNode {
  return isLoading ? null : <p role="status">The types couldn’t be loaded. Is the folder complete?</p>;
}
