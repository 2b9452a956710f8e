import type {CodeNames} from './codeNames';

/** The public API of a docs version's packages, as listed in the version's `api-….json`. */
export type Api = {
  /** The exports of each entry point that readers might use. The class `core` marks the exports that most programs use. */
  exports: Record<string, {name: string; class?: string}[]>;
  /** The exports of each entry point that readers have no reason to use. */
  internal: Record<string, string[]>;
  /** The property names of each options object and of each returned object. */
  options: Record<string, string[]>;
};

/**
 * The pages that have to document each part of the API, as listed in the version's `pages-….json`. Every page must show all the names that
 * are assigned to it.
 */
export type PageAssignments = {
  /** The exports that each page documents, by doc id. */
  exports: Record<string, string[]>;
  /** The doc ids of the pages that document each options object, by the object's name. */
  options: Record<string, string[]>;
};

/** A name that a page has to show in code. */
export type Expectation = {
  name: string;
  /** The entry point that exports the name, or the options object that has it as a property. */
  owner: string;
  /** Doc id of the page that has to show the name. */
  page: string;
  kind: 'export' | 'option';
};

/** Lists every name that a page has to show, according to the page assignments. */
export function collectExpectations(api: Api, assignments: PageAssignments): Expectation[] {
  const exported = Object.entries(assignments.exports).flatMap(([page, names]) =>
    names.map(name => ({name, owner: findEntryPoint(api, name), page, kind: 'export' as const})),
  );
  const options = Object.entries(assignments.options).flatMap(([owner, pages]) =>
    pages.flatMap(page =>
      (api.options[owner] ?? []).map(name => ({name, owner, page, kind: 'option' as const})),
    ),
  );
  return [...exported, ...options];
}

/** Returns a message to the author for every name that its page doesn't show. The keys of `pages` are doc ids. */
export function findMissingNames(
  expectations: readonly Expectation[],
  pages: ReadonlyMap<string, CodeNames>,
): string[] {
  return expectations
    .filter(({name, page, kind}) => {
      const code = pages.get(page);
      return !(kind === 'export' ? code?.names : code?.members)?.has(name);
    })
    .map(
      ({name, owner, page, kind}) =>
        `${page}: the page doesn't show \`${name}\`, an ${kind} of ${owner}, in a code sample or in backticks. ` +
        `Explain on the page what it is for, or assign it to another page.`,
    );
}

/**
 * Finds errors in the page assignments: names that have no page, and names or objects that don't exist in the packages.
 * @param hasReference whether reference pages list all exports. If they do, only the `core` exports have to be on another page.
 */
export function findAssignmentErrors(api: Api, assignments: PageAssignments, hasReference = false): string[] {
  const exported = Object.values(api.exports).flat();
  const known = new Set(exported.map(({name}) => name));
  const expected = exported.filter(found => !hasReference || found.class === 'core');
  const assigned = new Set(Object.values(assignments.exports).flat());
  const objects = Object.keys(api.options);
  return [
    ...difference(new Set(expected.map(({name}) => name)), assigned).map(
      name => `No page is assigned to the export \`${name}\` of ${findEntryPoint(api, name)}.`,
    ),
    ...difference(assigned, known).map(
      name => `A page is assigned to \`${name}\`, but no entry point exports it.`,
    ),
    ...objects
      .filter(object => !assignments.options[object]?.length)
      .map(object => `No page is assigned to ${object}.`),
    ...difference(Object.keys(assignments.options), objects).map(
      object => `A page is assigned to the options object ${object}, which doesn't exist.`,
    ),
  ];
}

/** Finds entry points whose import path isn't in the code of any page that documents their exports. */
export function findMissingEntryPoints(
  api: Api,
  assignments: PageAssignments,
  pages: ReadonlyMap<string, CodeNames>,
): string[] {
  return Object.entries(api.exports).flatMap(([entryPoint, exported]) => {
    const expected = Object.entries(assignments.exports)
      .filter(([, names]) => exported.some(({name}) => names.includes(name)))
      .map(([page]) => page);
    return expected.some(page => pages.get(page)?.modules.has(entryPoint))
      ? []
      : [
          `${entryPoint}: no page shows this import path in its code. Add it to one of these pages: ${expected.join(', ')}.`,
        ];
  });
}

/** Counts the different names that each page has to show. The keys are doc ids. */
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

/** Returns the `names` that aren't in `others`. */
function difference(names: Iterable<string>, others: Iterable<string>): string[] {
  const known = new Set(others);
  return [...names].filter(name => !known.has(name));
}
