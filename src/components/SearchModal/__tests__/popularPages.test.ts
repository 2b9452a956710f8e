import {expect, test} from 'vitest';
import {routes} from '../../../../e2e/data/routes';
import {popularPages} from '../popularPages';

test('each popular page exists in a docs version, and each version has at least four of them', () => {
  const inVersion10 = popularPages.filter(page => routes['docs current'].includes(`/docs/${page}`));
  const inVersion9 = popularPages.filter(page => routes['docs 9.x'].includes(`/docs/v9/${page}`));
  expect(new Set([...inVersion10, ...inVersion9])).toEqual(new Set(popularPages));
  expect(inVersion10.length).toBeGreaterThanOrEqual(4);
  expect(inVersion9.length).toBeGreaterThanOrEqual(4);
});
