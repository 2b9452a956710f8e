// eslint-disable-next-line no-restricted-imports -- The lock file belongs to the whole project, and isn't part of the site's code.
import lock from '../../routes.lock.json';

type Group = keyof typeof lock.pages;

/** The paths of all pages, in groups such as `docs current`. */
// TypeScript doesn't know that the result has the same keys.
export const routes = Object.fromEntries(
  Object.entries(lock.pages).map(([group, pages]) => [group, Object.keys(pages)]),
) as Record<Group, string[]>;
