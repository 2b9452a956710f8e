import type {NamedInCode} from './namedInCode';

/** What the packages of a docs version offer: `api-10.x.json`, `api-9.x.json`. */
export type Api = {
  /** The exports of each entry point that readers may want to know. `core` are those that most programs use. */
  exports: Record<string, {name: string; class?: string}[]>;
  /** The exports of each entry point that they have no reason to name. */
  internal: Record<string, string[]>;
  /** The names in each options object and each returned object. */
  options: Record<string, string[]>;
};

/** Where readers look for it: `pages-10.x.json`, `pages-9.x.json`. Each page named must name all that it is named for. */
export type Assignment = {
  /** Doc id -> exports. */
  exports: Record<string, string[]>;
  /** Options object -> doc ids. */
  options: Record<string, string[]>;
};

/** A name that a page has to show in code. */
export type Expectation = {
  name: string;
  /** An entry point or an options object. */
  of: string;
  /** Doc id. */
  page: string;
  kind: 'export' | 'option';
};

export function collectExpectations(api: Api, assignment: Assignment): Expectation[] {
  const exported = Object.entries(assignment.exports).flatMap(([page, names]) =>
    names.map(name => ({name, of: findEntryPoint(api, name), page, kind: 'export' as const})),
  );
  const options = Object.entries(assignment.options).flatMap(([of, pages]) =>
    pages.flatMap(page => (api.options[of] ?? []).map(name => ({name, of, page, kind: 'option' as const}))),
  );
  return [...exported, ...options];
}

/** Expectations that a page disappoints, each as a message to its author. `pages` is by doc id. */
export function findMissing(
  expectations: readonly Expectation[],
  pages: ReadonlyMap<string, NamedInCode>,
): string[] {
  return expectations
    .filter(({name, page, kind}) => {
      const code = pages.get(page);
      return !(kind === 'export' ? code?.names : code?.members)?.has(name);
    })
    .map(
      ({name, of, page, kind}) =>
        `${page}: the page doesn't name \`${name}\`. Found no shown code with this ${kind} of ${of}, ` +
        `expected it in a sample or in backticks. Say on the page what it is for, or give it another page.`,
    );
}

/**
 * Mistakes in an assignment: names without a page, and names and objects that the packages don't have.
 * @param hasReference whether a reference lists all exports, so that only the core ones need another page
 */
export function findMisassigned(api: Api, assignment: Assignment, hasReference = false): string[] {
  const exported = Object.values(api.exports).flat();
  const known = new Set(exported.map(({name}) => name));
  const expected = exported.filter(found => !hasReference || found.class === 'core');
  const assigned = new Set(Object.values(assignment.exports).flat());
  const objects = Object.keys(api.options);
  return [
    ...difference(new Set(expected.map(({name}) => name)), assigned).map(
      name => `No page for ${name} of ${findEntryPoint(api, name)}.`,
    ),
    ...difference(assigned, known).map(name => `No entry point exports ${name}.`),
    ...objects.filter(object => !assignment.options[object]?.length).map(object => `No page for ${object}.`),
    ...difference(Object.keys(assignment.options), objects).map(object => `No options object ${object}.`),
  ];
}

/** Entry points that none of the pages of their exports names in code. */
export function findMissingEntryPoints(
  api: Api,
  assignment: Assignment,
  pages: ReadonlyMap<string, NamedInCode>,
): string[] {
  return Object.entries(api.exports).flatMap(([entryPoint, exported]) => {
    const expected = Object.entries(assignment.exports)
      .filter(([, names]) => exported.some(({name}) => names.includes(name)))
      .map(([page]) => page);
    return expected.some(page => pages.get(page)?.modules.has(entryPoint))
      ? []
      : [
          `${entryPoint}: expected the import path in the code of one of ${expected.join(', ')}. Add it there.`,
        ];
  });
}

/** How many names each page is expected to show. */
export function countNames(expectations: readonly Expectation[]): Map<string, number> {
  const pages = new Map<string, Set<string>>();
  for (const {page, name} of expectations) {
    pages.set(page, (pages.get(page) ?? new Set()).add(name));
  }
  return new Map([...pages].map(([page, names]) => [page, names.size]));
}

function findEntryPoint(api: Api, name: string): string {
  const found = Object.entries(api.exports).find(([, exported]) =>
    exported.some(other => other.name === name),
  );
  return found?.[0] ?? 'no entry point';
}

function difference(names: Iterable<string>, others: Iterable<string>): string[] {
  const known = new Set(others);
  return [...names].filter(name => !known.has(name));
}
