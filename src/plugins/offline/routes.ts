import type {RouteConfig} from '@docusaurus/types';
import {trimSlash} from '../../shared/paths';
import {sharedPartId} from '../../shared/offline';
import {listRequests, type FileRequests} from '../built-pages/chunks';
import type {Settings} from './options';

/** Returns the id of the part that a page belongs to, or undefined if readers can't keep the page. */
export function findPart(route: string, {parts, shared}: Settings, baseUrl: string): string | undefined {
  const path = trimSlash(`/${route.slice(baseUrl.length)}`).slice(1);
  if (shared.pages.includes(path)) {
    return sharedPartId;
  }
  const candidates = parts.flatMap(({id, paths}) => paths.map(start => ({id, start})));
  const matching = candidates.filter(
    ({start}) => start === '' || path === start || path.startsWith(`${start}/`),
  );
  return matching.toSorted((a, b) => b.start.length - a.start.length)[0]?.id;
}

/**
 * Returns the part of each file of the bundler. A file that only the pages of one part load belongs to this part. All others belong to the
 * shared part, for example files of components that code imports on demand.
 */
export function assignChunks(
  requests: FileRequests,
  routes: readonly RouteConfig[],
  findPartOf: (route: string) => string | undefined,
): Map<string, string> {
  const partsByRequest = new Map<string, Set<string>>();
  const visit = ({path, component, modules, context, routes: children}: RouteConfig, above: string[]) => {
    const all = [...above, ...listRequests([component, modules, context])];
    if (children && children.length > 0) {
      children.forEach(child => visit(child, all));
      return;
    }
    const part = findPartOf(path) ?? sharedPartId;
    for (const request of all) {
      partsByRequest.set(request, (partsByRequest.get(request) ?? new Set()).add(part));
    }
  };
  routes.forEach(route => visit(route, []));
  return new Map(
    [...requests].map(([file, origins]) => {
      const parts = new Set(
        origins.flatMap(request => [...(partsByRequest.get(request ?? '') ?? [sharedPartId])]),
      );
      const [only] = parts;
      return [file, parts.size === 1 && only !== undefined ? only : sharedPartId];
    }),
  );
}
