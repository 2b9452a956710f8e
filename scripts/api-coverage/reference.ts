import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Api} from './coverage';

/** The entry of an export on a reference page. */
export type ReferenceEntry = {
  /** Path of the Markdown file. */
  page: string;
  /** Line of the heading, counted from 1. */
  line: number;
  name: string;
  entryPoint: string;
  /** The text between the heading and the declaration. */
  description: string;
};

type Reference = {
  entries: ReferenceEntry[];
  /** The `<Reexports>` tags. Each tag lists the names that the entry point `from` re-exports from the entry point `of`. */
  reexports: {from: string; of: string}[];
};

/** Reads the `<Declaration>` and `<Reexports>` tags of all Markdown files in a folder. */
export function readReference(folder: string): Reference {
  const pages = readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .map(name => path.posix.join(folder, name));
  const reference: Reference = {entries: [], reexports: []};
  for (const page of pages) {
    const lines = readFileSync(page, 'utf8').split('\n');
    let heading = 0;
    lines.forEach((text, index) => {
      const [, of = '', from = ''] = /^<Declaration of="([^"]+)" from="([^"]+)" \/>$/.exec(text) ?? [];
      if (/^#{2,4} /.test(text)) {
        heading = index;
      } else if (of !== '') {
        const description = lines
          .slice(heading + 1, index)
          .join(' ')
          .trim();
        reference.entries.push({page, line: heading + 1, name: of, entryPoint: from, description});
      }
      const shared = /^<Reexports from="([^"]+)" of="([^"]+)" page="[^"]+" \/>$/.exec(text);
      if (shared) {
        reference.reexports.push({from: shared[1] ?? '', of: shared[2] ?? ''});
      }
    });
  }
  return reference;
}

/** Returns a message to the author for every export that has no entry in the reference. */
export function findUndocumentedExports(api: Api, {entries, reexports}: Reference): string[] {
  const exported = listExports(api);
  return Object.entries(exported).flatMap(([entryPoint, names]) => {
    const shared = reexports.filter(({from}) => from === entryPoint).flatMap(({of}) => exported[of] ?? []);
    const described = entries.filter(entry => entry.entryPoint === entryPoint).map(({name}) => name);
    return names
      .filter(name => !shared.includes(name) && !described.includes(name))
      .map(
        name =>
          `docs/reference: \`${name}\` of ${entryPoint} has no entry. Add a heading \`### ${name}\`, a sentence that says what ` +
          `the export is for, a link, and <Declaration of="${name}" from="${entryPoint}" />.`,
      );
  });
}

/** Returns a message to the author for every entry whose description has fewer than five words. */
export function findUndescribedEntries({entries}: Reference): string[] {
  return entries.flatMap(({page, line, name, description}) => {
    const words = description.split(/\s+/).length;
    return words < 5
      ? [`${page}:${line}:1: \`${name}\` has no description. Explain in a sentence what it is for.`]
      : [];
  });
}

/** Lists all exports of each entry point, both public and internal, sorted by name. */
export function listExports({exports: exported, internal}: Api): Record<string, string[]> {
  const entryPoints = new Set([...Object.keys(exported), ...Object.keys(internal)]);
  return Object.fromEntries(
    [...entryPoints].map(entryPoint => [
      entryPoint,
      [...(exported[entryPoint] ?? []).map(({name}) => name), ...(internal[entryPoint] ?? [])].sort(),
    ]),
  );
}
