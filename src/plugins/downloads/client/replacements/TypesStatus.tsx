import type {ReactNode} from 'react';

/** Replaces the message of the site after a failure, which offers to reload the page. That doesn't help if a file is missing. */
export function TypesStatus({isLoading}: {isLoading: boolean}): ReactNode {
  return isLoading ? null : <p role="status">The types couldn’t be loaded. Is the folder complete?</p>;
}
