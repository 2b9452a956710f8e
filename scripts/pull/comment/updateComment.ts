import {findItem, request} from '../../github/api';

/** An invisible text by which the comment is found again. */
const marker = '<!-- pull request report -->';

type Pull = {number: number; head: {sha: string}};
type Comment = {id: number; body: string; user: {type: string}};

/**
 * Creates or updates the comment with the report on an open pull request. Returns a sentence that says what has happened.
 * @param source the branch of the pull request, as `owner:branch`, and the commit from which the report was created
 */
export async function updateComment(
  report: string,
  {head, commit}: {head: string; commit: string},
): Promise<string> {
  // TypeScript doesn't know the responses. GitHub documents them at https://docs.github.com/rest.
  const pulls = (await request('GET', `pulls?state=open&head=${encodeURIComponent(head)}`)) as Pull[];
  const pull = pulls.find(candidate => candidate.head.sha === commit);
  if (!pull) {
    return `Posted nothing. Found no open pull request of ${head} whose newest commit is ${commit}.`;
  }
  const body = `${marker}\n${report}`;
  const comment = await findComment(pull.number);
  if (comment) {
    await request('PATCH', `issues/comments/${comment.id}`, {body});
    return `Updated the comment on pull request ${pull.number}.`;
  }
  await request('POST', `issues/${pull.number}/comments`, {body});
  return `Added a comment to pull request ${pull.number}.`;
}

/** Finds the comment with the report. Comments of people don't count, even if they contain the marker. */
function findComment(pull: number): Promise<Comment | undefined> {
  return findItem<Comment>(
    `issues/${pull}/comments`,
    ({body, user}) => user.type === 'Bot' && body.startsWith(marker),
  );
}
