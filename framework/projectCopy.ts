import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, lstatSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Copies a project to a temporary folder, calls `work` with this folder, and deletes the folder. The copy contains the files that git tracks
 * or would add, so it has no installed packages. It also contains the cached results of the code samples, which take minutes to compute.
 */
export function withProjectCopy<Result>(projectDir: string, work: (copyDir: string) => Result): Result {
  const copyDir = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  // When the user presses Ctrl+C, the running program stops, and this process continues, so that it can delete the copy.
  const keepRunning = () => undefined;
  process.on('SIGINT', keepRunning);
  try {
    for (const file of [...listSources(projectDir), '.cache/samples']) {
      const source = path.join(projectDir, file);
      if (existsSync(source)) {
        cpSync(source, path.join(copyDir, file), {recursive: true});
      }
    }
    return work(copyDir);
  } finally {
    process.off('SIGINT', keepRunning);
    rmSync(copyDir, {recursive: true, force: true});
  }
}

function listSources(projectDir: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, {cwd: projectDir, encoding: 'utf8'})
    .split('\0')
    .filter(file => file !== '' && lstatSync(path.join(projectDir, file), {throwIfNoEntry: false})?.isFile());
}
