import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Api} from './coverage';

/** What a reference page says about an export. */
export type ReferenceEntry = {
  page: string;
  line: number;
  name: string;
  entryPoint: string;
  /** The text between the heading and the declaration. */
  description: string;
};

type Reference = {
  entries: ReferenceEntry[];
  /** Entry points whose page lists what they share with another one. */
  reexports: {from: string; of: string}[];
};

/** Reads the `<Declaration>` and `<Reexports>` of all Markdown files in a folder. */
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

/** Exports without an entry, each as a message to the author of the reference. */
export function findUndocumented(api: Api, {entries, reexports}: Reference): string[] {
  const exported = listExports(api);
  return Object.entries(exported).flatMap(([entryPoint, names]) => {
    const shared = reexports.filter(({from}) => from === entryPoint).flatMap(({of}) => exported[of] ?? []);
    const described = entries.filter(entry => entry.entryPoint === entryPoint).map(({name}) => name);
    return names
      .filter(name => !shared.includes(name) && !described.includes(name))
      .map(
        name =>
          `docs/reference: no entry for \`${name}\` of ${entryPoint}. Add a heading \`### ${name}\`, a sentence that says what ` +
          `it is for, a link, and <Declaration of="${name}" from="${entryPoint}" />.`,
      );
  });
}

/** Entries whose description is too short to say anything, or has no link to a page that explains the export. */
export function findPoorEntries({entries}: Reference): string[] {
  return entries.flatMap(({page, line, name, description}) => {
    const words = description.split(/\s+/).length;
    return words < 5
      ? [`${page}:${line}:1: \`${name}\` has no description. Say in a sentence what it is for.`]
      : [];
  });
}

/** All exports of each entry point, those for readers and the internal ones. */
export function listExports({exports: exported, internal}: Api): Record<string, string[]> {
  const entryPoints = new Set([...Object.keys(exported), ...Object.keys(internal)]);
  return Object.fromEntries(
    [...entryPoints].map(entryPoint => [
      entryPoint,
      [...(exported[entryPoint] ?? []).map(({name}) => name), ...(internal[entryPoint] ?? [])].sort(),
    ]),
  );
}
