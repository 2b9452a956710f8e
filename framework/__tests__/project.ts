import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import type {Seam} from '../seam';

/** Creates a project in a temporary folder, which is deleted after the test. `files` maps paths to the contents of the files. */
export function createProject(files: Record<string, string>): string {
  const projectDir = mkdtempSync(path.join(tmpdir(), 'seams-'));
  onTestFinished(() => rmSync(projectDir, {recursive: true, force: true}));
  writeFiles(projectDir, files);
  execFileSync('git', ['init', '--quiet'], {cwd: projectDir});
  return projectDir;
}

export function writeFiles(projectDir: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(projectDir, file)), {recursive: true});
    writeFileSync(path.join(projectDir, file), text);
  }
}

/** Creates a seam for a test, which only has to state what matters to the test. */
export function createSeam(seam: Partial<Seam>): Seam {
  return {
    name: 'Menu: state',
    why: 'The menu has to know whether it is open.',
    gain: 'accessibility',
    removeWhen: 'The package exports the hook.',
    finds: [],
    originals: [],
    ...seam,
  };
}
