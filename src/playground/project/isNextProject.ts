import type {PlaygroundProject} from '../../shared/programs';

const importsNext = /\bfrom\s+['"](?:next(?:\/[^'"]+)?|@trpc\/next|@trpc\/server\/adapters\/next)['"]/;

/** Returns whether a project belongs to an app of Next.js. It can't start on its own, because a page shows only some files of the app. */
export function isNextProject({files}: Pick<PlaygroundProject, 'files'>): boolean {
  return files.some(({code}) => importsNext.test(code));
}
