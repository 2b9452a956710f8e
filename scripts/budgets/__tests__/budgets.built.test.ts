// Tests that the built site meets the budgets. `npm run budgets` prints all sizes and limits.
import {beforeAll, expect, test} from 'vitest';
import {budgetsFile, getHighestLimit, listSubjects, readBudgets} from '../limits';
import {features} from '../features';
import {describeProblem, measureSubjects, type Measured} from '../measure';
import {pageTypes} from '../pageTypes';

const folder = 'build';
let measured: Measured[];

beforeAll(async () => {
  measured = await measureSubjects(listSubjects(folder), readBudgets(), folder);
}, 180_000);

test.each([
  ...pageTypes.map(name => ['pages', name] as const),
  ...features.map(name => ['features', name] as const),
])('the budget of %s, “%s”, is met', async (group, name) => {
  const subjects = measured.filter(subject => subject.group === group && subject.name === name);
  expect(subjects.length).toBeGreaterThan(1);
  const problems = [];
  for (const subject of subjects.filter(({isMet}) => !isMet)) {
    problems.push(await describeProblem(subject, folder, budgetsFile));
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
});

test('budgets.json contains no limit for something else', () => {
  const budgets = readBudgets();
  const limits = (['pages', 'features'] as const).flatMap(group =>
    Object.entries(budgets[group]).flatMap(([name, kinds]) =>
      Object.keys(kinds).map(kind => `${group}: ${name}: ${kind}`),
    ),
  );
  expect(limits.toSorted()).toEqual(
    measured.map(({group, name, kind}) => `${group}: ${name}: ${kind}`).toSorted(),
  );
});

test('docs pages load at most 118 kB of JavaScript and 20 kB of CSS, whatever budgets.json says', () => {
  const tooHigh = measured.filter(subject => (subject.limit ?? 0) > getHighestLimit(subject));
  expect(tooHigh.map(({name, kind, limit}) => ({name, kind, limit}))).toEqual([]);
});
