import {readFileSync} from 'node:fs';

/** Maximum time to run a project, without the time in which its process had to wait for a processor. */
export const timeLimitMs = 15_000;
/** Maximum time to run a project, with this time. */
const totalTimeLimitMs = 60_000;

/**
 * Calls a function when a process has run a project for too long. On a busy machine, a clock alone would stop projects that have hardly run.
 * Returns a function that ends the time limit.
 */
export function startTimeLimit(
  pid: number | undefined,
  onExceeded: () => void,
  readWait = readProcessorWait,
): () => void {
  const start = performance.now();
  const startWait = readWait(pid);
  const timer = setInterval(() => {
    const elapsed = performance.now() - start;
    const waited = readWait(pid) - startWait;
    if (elapsed - waited >= timeLimitMs || elapsed >= totalTimeLimitMs) {
      clearInterval(timer);
      onExceeded();
    }
  }, 250);
  return () => clearInterval(timer);
}

/** Reads for how many milliseconds a process was ready to run and had to wait for a processor. Only Linux measures this. */
export function readProcessorWait(pid: number | undefined): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}
