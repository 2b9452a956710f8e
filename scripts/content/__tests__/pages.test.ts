// Checks all pages of the site in the same way as `npm start` and `npm run content`.
import {expect, test} from 'vitest';
import {createPageCheckOptions} from '../../../src/config/pageChecks';
import {PageChecks} from '../../../src/plugins/page-checks/pageChecks';
import {listPages, readLock} from '../../routes-lock/lock';

const checks = new PageChecks('.', createPageCheckOptions('.'));

test('no page has a problem with its front matter, text, components, links, anchors, images, tags or place in the sidebar', () => {
  const files = checks.listCheckedFiles();
  expect(files).toContain('sidebars.ts');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(file => checks.check(file)).map(problem => checks.render(problem))).toEqual([]);
}, 180_000);

test('the checks know the same pages and anchors as the build', () => {
  const built = listPages(readLock());
  expect(checks.listRoutes().sort()).toEqual([...built.keys()].sort());
  const missing = [...built].flatMap(([route, names]) =>
    names.filter(name => !(checks.readAnchors(route)?.has(name) ?? true)).map(name => `${route}#${name}`),
  );
  expect(missing).toEqual([]);
}, 180_000);
