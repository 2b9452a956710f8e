import {getHighestLimit, type Budgets, type Subject} from './limits';

const allowance = 1.03;

/** Creates budgets whose limits are the measured sizes plus 3 %. Requests have no allowance, because one more is a change to look at. */
export function createBudgets(measured: readonly (Subject & {size: number})[]): Budgets {
  const posts = measured.find(subject => subject.posts !== undefined)?.posts ?? 0;
  const searchPages = measured.flatMap(({name, searchPages}) =>
    searchPages === undefined ? [] : [[name, searchPages] as const],
  );
  const budgets: Pick<Budgets, 'posts' | 'searchPages'> &
    Record<Subject['group'], Record<string, Record<string, number>>> = {
    posts,
    searchPages: Object.fromEntries(searchPages),
    pages: {},
    features: {},
  };
  for (const {size, ...subject} of measured) {
    const {group, name, kind, count} = subject;
    const limit = count ?? Math.min(roundUp(size * allowance), getHighestLimit(subject));
    budgets[group][name] = {...budgets[group][name], [kind]: limit};
  }
  // The subjects contain all page types and features.
  return budgets as Budgets;
}

/** Rounds up to a multiple of 100, so that the numbers are easy to compare. */
function roundUp(bytes: number): number {
  return Math.ceil(bytes / 100) * 100;
}
