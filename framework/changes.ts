import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listStored, readInstalled, readInstalledFile, readStored, removeHash} from './originalFiles';
import type {Seam} from './seam';

const descriptions = {
  gone: 'this original is gone, so the seams below rely on nothing',
  changed: 'this original has changed',
  changedElsewhere: 'this original has changed, but not in the part that the site relies on',
  new: 'this original isn’t stored yet',
  unused: 'no seam relies on this stored original any more',
};

/** An original that differs from the stored one. */
export type Change = {
  file: string;
  kind: keyof typeof descriptions;
  /** The seams that rely on the file. */
  seams: readonly Seam[];
  /** The differences, in the format of `git diff`. */
  diff: string;
};

/** Compares the originals that are installed in a project with the stored ones. */
export function compareOriginals(projectDir: string, seams: readonly Seam[]): Change[] {
  const files = new Set([...seams.flatMap(({originals}) => originals), ...listStored(projectDir)]);
  return [...files].sort().flatMap(file => {
    const stored = readStored(projectDir, file);
    const installed = readInstalled(projectDir, file);
    const relying = seams.filter(({originals}) => originals.includes(file));
    if (relying.length === 0) {
      return {file, kind: 'unused', seams: relying, diff: ''};
    }
    if (stored !== undefined && installed !== undefined) {
      return compareTexts(file, relying, stored, installed);
    }
    // A diff of a whole file wouldn't say more than that the file is gone or new.
    return {file, kind: installed === undefined ? 'gone' : 'new', seams: relying, diff: ''};
  });
}

function compareTexts(file: string, seams: readonly Seam[], stored: string, installed: string): Change[] {
  if (stored === installed) {
    return [];
  }
  return removeHash(stored) === removeHash(installed)
    ? [{file, kind: 'changedElsewhere', seams, diff: ''}]
    : [{file, kind: 'changed', seams, diff: createDiff(stored, installed)}];
}

/** Returns the seams whose condition for removal is true for the installed packages. */
export function findUnnecessarySeams(projectDir: string, seams: readonly Seam[]): Seam[] {
  return seams.filter(({until, originals: [original]}) => {
    const file = until?.file ?? original;
    const text = file === undefined ? undefined : readInstalledFile(projectDir, file);
    if (until === undefined || text === undefined) {
      return false;
    }
    return 'contains' in until ? text.includes(until.contains) : !text.includes(until.lacks);
  });
}

/** Describes the changes for a person who decides what to do about them. */
export function describeChanges(changes: readonly Change[], unnecessary: readonly Seam[]): string {
  const order = Object.keys(descriptions);
  const sections = [
    ...[...changes]
      .sort((first, second) => order.indexOf(first.kind) - order.indexOf(second.kind))
      .map(({file, kind, seams, diff}) =>
        [`${file}: ${descriptions[kind]}.`, ...seams.flatMap(describeSeam), diff].filter(Boolean).join('\n'),
      ),
    ...unnecessary.map(seam => ['Probably unnecessary now:', ...describeSeam(seam)].join('\n')),
  ];
  return sections.join('\n\n');
}

function describeSeam({name, why, removeWhen, issue}: Seam): string[] {
  return [`  ${name}. ${why}`, `  Remove it when: ${removeWhen}${issue ? ` ${issue}` : ''}`];
}

/** Returns the differences without the names of the compared files. */
function createDiff(before: string, after: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'original-'));
  try {
    writeFileSync(path.join(folder, 'before'), before);
    writeFileSync(path.join(folder, 'after'), after);
    const args = ['diff', '--no-index', '--no-ext-diff', '--no-color', 'before', 'after'];
    const {stdout, error} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
    if (error) {
      throw error;
    }
    return stdout.slice(stdout.indexOf('@@')).trimEnd();
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
