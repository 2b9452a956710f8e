import {describe, expect, it} from 'vitest';
import {Budget} from '../Budget';

const pageSizes = {
  sizes: [5_000, 4_000, 9_000, 1_000],
  pages: {'/docs': [0, 1], '/docs/a': [0, 2], '/docs/b': [0, 3], '/blog': []},
};
const all = 5_000 + 4_000 + 9_000;

describe('the budget of a page', () => {
  it('counts only scripts that aren’t loaded yet', () => {
    const budget = new Budget(pageSizes, 10_000);
    budget.open('/docs');
    expect(budget.take('/docs/a')).toBe(true);
    expect(budget.take('/docs/b')).toBe(true);
    // The budget is used up, and everything is loaded.
    expect(budget.take('/docs/a')).toBe(false);
  });

  it('leaves out pages that don’t fit, and goes on with smaller ones', () => {
    const budget = new Budget(pageSizes, 8_999);
    budget.open('/docs');
    expect(budget.take('/docs/a')).toBe(false);
    expect(budget.take('/docs/b')).toBe(true);
  });

  it('is new for each page', () => {
    const budget = new Budget(pageSizes, 9_000);
    budget.open('/docs');
    expect(budget.take('/docs/a')).toBe(true);
    expect(budget.take('/docs/b')).toBe(false);
    budget.open('/docs');
    expect(budget.take('/docs/b')).toBe(false);
    budget.open('/docs/a');
    expect(budget.take('/docs/b')).toBe(true);
  });

  it('includes the pages above a page', () => {
    const budget = new Budget(pageSizes, all);
    budget.open('/blog');
    const smaller = new Budget(pageSizes, all - 1);
    smaller.open('/blog');
    expect(smaller.take('/docs/a')).toBe(false);
    expect(budget.take('/docs/a')).toBe(true);
    expect(budget.take('/docs')).toBe(false);
  });

  it('has nothing to take for unknown pages and pages without scripts', () => {
    const budget = new Budget(pageSizes, 9_000);
    budget.open('/elsewhere');
    expect(budget.take('/unknown')).toBe(false);
    expect(budget.take('/blog')).toBe(false);
  });
});
