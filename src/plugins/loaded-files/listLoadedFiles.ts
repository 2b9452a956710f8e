import path from 'node:path';
import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {docuHash} from '@docusaurus/utils';
import {listRequests, type Compilation} from '../built-pages/chunks';
import {trimSlash} from '../../shared/paths';

/** An `import()` in a module, and the files that the browser loads for it. */
export type Import = {
  /** Absolute path of the module, or undefined if the bundler has generated it. */
  module: string | undefined;
  request: string;
  /** Paths relative to the output. */
  files: string[];
};

export type LoadedFiles = {
  /** Files by the path of the page. */
  routes: Record<string, string[]>;
  /** Files by the path of the importing module, and then by the request. */
  imports: Record<string, Record<string, string[]>>;
};

/** Returns the imports of a build, without the files that an entry loads. */
export function collectImports({chunks}: Compilation): Import[] {
  const imports = new Map<string, Import>();
  for (const {files, groupsIterable} of chunks) {
    const groups = [...groupsIterable];
    const loaded = [...files].filter(file => /\.(?:js|css)$/.test(file));
    if (groups.some(group => group.isInitial())) {
      continue;
    }
    for (const {module, request} of groups.flatMap(({origins}) => [...origins])) {
      if (request !== undefined) {
        const resource = module?.resource;
        const key = `${resource} ${request}`;
        const known = imports.get(key)?.files ?? [];
        imports.set(key, {module: resource, request, files: [...new Set([...known, ...loaded])]});
      }
    }
  }
  return [...imports.values()];
}

/** Returns the files of the routes without children, and of the imports in the code of the site and of its packages. */
export function createLists(
  imports: readonly Import[],
  routes: readonly PluginRouteConfig[],
  siteDir: string,
): LoadedFiles {
  const filesByRequest = new Map<string, string[]>();
  for (const {request, files} of imports) {
    filesByRequest.set(request, [...(filesByRequest.get(request) ?? []), ...files]);
  }
  const filesByRoute = new Map<string, string[]>();
  const visit = (route: RouteConfig, plugin: PluginRouteConfig['plugin'], above: string[]) => {
    const {component, modules, context, props, routes: children} = route;
    const requests = [
      ...above,
      ...listRequests([component, modules, context]),
      ...(props ? [nameProps(route, plugin)] : []),
    ];
    if (children && children.length > 0) {
      children.forEach(child => visit(child, plugin, requests));
      return;
    }
    filesByRoute.set(trimSlash(route.path), [
      ...new Set(requests.flatMap(request => filesByRequest.get(request) ?? [])),
    ]);
  };
  routes.forEach(route => visit(route, route.plugin, []));
  return {routes: sortLists(filesByRoute), imports: groupByModule(imports, siteDir)};
}

/** Groups the imports by module. Leaves out generated modules, and modules outside the folder of the site. */
function groupByModule(imports: readonly Import[], siteDir: string): LoadedFiles['imports'] {
  const modules = new Map<string, Map<string, string[]>>();
  for (const {module, request, files} of imports) {
    const file = module === undefined ? '..' : path.relative(siteDir, module).split(path.sep).join('/');
    if (!file.startsWith('.')) {
      modules.set(file, (modules.get(file) ?? new Map<string, string[]>()).set(request, files));
    }
  }
  return Object.fromEntries(sortByKey(modules).map(([file, requests]) => [file, sortLists(requests)]));
}

/** Returns the request for the props of a route, which Docusaurus writes to a file. */
function nameProps({path: route, component}: RouteConfig, {name, id}: PluginRouteConfig['plugin']): string {
  return `@generated/${name}/${id}/p/${docuHash(route, {hashExtra: component})}.json`;
}

function sortLists(lists: ReadonlyMap<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(sortByKey(lists).map(([key, files]) => [key, files.toSorted()]));
}

function sortByKey<Value>(entries: ReadonlyMap<string, Value>): [string, Value][] {
  return [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
