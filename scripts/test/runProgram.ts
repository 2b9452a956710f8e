import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {createAnnotator} from './annotations';
import {measureMemory} from './memory';

/**
 * Runs a program from node_modules/.bin and prints its output. Returns its exit code, and the peak of the memory in megabytes that the
 * program and the programs started by it have used together. On GitHub Actions, which sets GITHUB_ACTIONS, it also prints an annotation after
 * each line with a problem in a file.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{exitCode: number | null; memory: number | undefined}> {
  const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
  const output = isOnGitHub ? 'pipe' : 'inherit';
  const child = spawn(`node_modules/.bin/${program}`, args, {
    stdio: ['ignore', output, output],
    env: {...process.env, ...env},
  });
  const measurement = measureMemory(child.pid ?? 0);
  const annotate = createAnnotator(process.cwd(), isFile);
  const printed = [child.stdout, child.stderr].map(stream => stream && printLines(stream, annotate));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  const memory = measurement.stop();
  await Promise.all(printed);
  return {exitCode, memory};
}

async function printLines(stream: Readable, annotate: (line: string) => string | undefined): Promise<void> {
  for await (const line of createInterface({input: stream})) {
    const annotation = annotate(line);
    process.stdout.write(annotation === undefined ? `${line}\n` : `${line}\n${annotation}\n`);
  }
}

/** Returns whether a line of output is the path of a file of this site. Unlike `statSync`, `existsSync` accepts lines of any length. */
function isFile(file: string): boolean {
  const absolute = path.resolve(file);
  return !file.includes('node_modules') && existsSync(absolute) && statSync(absolute).isFile();
}
