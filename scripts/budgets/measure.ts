// Measures files with size-limit, and compares them with their limits.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import {findLimit, nameKind, type Budgets, type Subject} from './limits';

export type Measured = Subject & {
  /** Bytes, or the number of requests. */
  size: number;
  /** The limit, or undefined if the file of the budgets contains none. */
  limit: number | undefined;
  isMet: boolean;
};

/** A check of size-limit, to which it adds the result. */
type Check = {files: string[]; brotli: boolean; sizeLimit?: number; size?: number; passed?: boolean};

/** Kinds of files that hosts don't compress. */
const uncompressedKinds = new Set(['fonts', 'images']);

/** Measures each subject. The results are in the same order. */
export async function measureSubjects(
  subjects: readonly Subject[],
  budgets: Budgets,
  folder: string,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  /** Most types of pages load the same scripts and have the same limit. */
  const known = new Map<string, Check>();
  // size-limit compresses all files that it gets at the same time, which would take a lot of memory.
  for (const subject of subjects) {
    const limit = findLimit(subject, budgets);
    const {count} = subject;
    if (count !== undefined) {
      measured.push({...subject, size: count, limit, isMet: limit !== undefined && count <= limit});
      continue;
    }
    const files = subject.files ?? [];
    const key = [limit, ...files].join();
    const check = known.get(key) ?? (await runSizeLimit(subject, files, folder, limit));
    known.set(key, check);
    measured.push({...subject, size: check.size ?? 0, limit, isMet: check.passed ?? false});
  }
  return measured;
}

async function runSizeLimit(
  {kind}: Subject,
  files: readonly string[],
  folder: string,
  limit?: number,
): Promise<Check> {
  const check: Check = {
    files: files.map(file => path.join(folder, file)),
    brotli: !uncompressedKinds.has(kind),
    ...(limit === undefined ? {} : {sizeLimit: limit}),
  };
  // The function adds the results to the check.
  await sizeLimit([...filePlugin], {checks: [check]});
  return check;
}

/** The number of files that a message names. */
const maxNamed = 5;

/** Returns the message for a limit that isn't met, with its position in the file of the budgets. */
export async function describeProblem(
  subject: Measured,
  folder: string,
  budgetsFile: string,
): Promise<string> {
  const {name, kind, size, limit, page} = subject;
  const position = `${budgetsFile}:${findPosition(readFileSync(budgetsFile, 'utf8'), subject)}`;
  const pageText = page === undefined ? '' : ` on ${page}`;
  if (limit === undefined) {
    return `${position}: “${name}” has no limit for \`${kind}\`. Its size is ${format(size)}${pageText}. Add the limit, or run \`npm run budgets -- --write\`.`;
  }
  if (subject.files === undefined) {
    return `${position}: “${name}” makes ${format(size)} requests${pageText}, but the limit is ${format(limit)}. “A budget is exceeded” in CONTRIBUTING.md explains what to do.`;
  }
  const sizes = [];
  for (const file of subject.files) {
    sizes.push({file, size: (await runSizeLimit(subject, [file], folder)).size ?? 0});
  }
  const largest = sizes.toSorted((a, b) => b.size - a.size).slice(0, maxNamed);
  return [
    `${position}: “${name}” loads ${format(size)} bytes of ${nameKind(kind)}${pageText}, but the limit is ${format(limit)} bytes. The largest files are:`,
    ...largest.map(entry => `  ${format(entry.size).padStart(9)}  ${entry.file}`),
    '  “A budget is exceeded” in CONTRIBUTING.md explains what to do.',
  ].join('\n');
}

/** Returns the line and the column of a limit, such as `12:5`. If there is no such limit, it's the position of the type or the feature. */
export function findPosition(
  json: string,
  {group, name, kind}: Pick<Subject, 'group' | 'name' | 'kind'>,
): string {
  let offset = 0;
  for (const key of [group, name, kind]) {
    const end = key === kind ? json.indexOf('}', offset) : json.length;
    const found = json.indexOf(`${JSON.stringify(key)}:`, offset);
    offset = found === -1 || found > end ? offset : found;
  }
  const before = json.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function format(value: number): string {
  return value.toLocaleString('en-GB');
}
