import {findItem, request} from '../github/api';

/** An invisible text by which the issue is found again. */
const marker = '<!-- external links -->';

type Issue = {number: number; body: string | null; user: {type: string}; pull_request?: object};

/**
 * Creates, updates or closes the only issue about external links. Returns a sentence that says what has happened.
 * @param isComplete whether all links were checked; otherwise the issue stays open, because a link that it lists might not have been checked
 */
export async function updateIssue(
  report: string,
  {brokenCount, isComplete}: {brokenCount: number; isComplete: boolean},
): Promise<string> {
  const issue = await findIssue();
  const title =
    brokenCount === 1 ? 'A link to another site is broken' : `${brokenCount} links to other sites are broken`;
  const body = `${marker}\n${report}`;
  if (brokenCount > 0 && !issue) {
    await request('POST', 'issues', {title, body});
    return 'Created the issue about broken links.';
  }
  if (brokenCount > 0 && issue) {
    await request('PATCH', `issues/${issue.number}`, {title, body});
    return `Updated issue ${issue.number}.`;
  }
  if (issue && isComplete) {
    await request('PATCH', `issues/${issue.number}`, {body, state: 'closed', state_reason: 'completed'});
    return `Closed issue ${issue.number}, because no link is broken any more.`;
  }
  return issue
    ? `Left issue ${issue.number} open, because not all links were checked.`
    : 'Found no broken link and no issue.';
}

/** Finds the open issue. Issues of people don't count, even if they contain the marker. */
function findIssue(): Promise<Issue | undefined> {
  return findItem<Issue>(
    'issues?state=open',
    ({body, user, pull_request: pull}) =>
      pull === undefined && user.type === 'Bot' && body?.startsWith(marker) === true,
  );
}
