import {existsSync, readFileSync, readdirSync} from 'node:fs';

/**
 * Measures how much memory a process and its descendants use together. `stop` ends the measurement and returns the peak in megabytes, or
 * undefined on systems without `/proc`. Memory that processes share counts once for each of them, so the result is an upper limit.
 */
export function measureMemory(pid: number): {stop: () => number | undefined} {
  if (!existsSync('/proc/self/status')) {
    return {stop: () => undefined};
  }
  let peak = 0;
  const read = () => {
    peak = Math.max(peak, sumMemory(pid));
  };
  read();
  const timer = setInterval(read, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peak / 1024);
    },
  };
}

/** Returns the memory of a process and its descendants in kilobytes. */
function sumMemory(root: number): number {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => readProcess(name) ?? [])
    // A process normally has a higher id than its parent, so one pass over the sorted list finds all descendants.
    .sort((a, b) => a.pid - b.pid);
  const tree = new Set([root]);
  let sum = 0;
  for (const {pid, parent, memory} of processes) {
    if (tree.has(pid) || tree.has(parent)) {
      tree.add(pid);
      sum += memory;
    }
  }
  return sum;
}

/** Returns undefined if the process has ended. */
function readProcess(pid: string): {pid: number; parent: number; memory: number} | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const readNumber = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return {pid: Number(pid), parent: readNumber('PPid'), memory: readNumber('VmRSS')};
  } catch {
    return undefined;
  }
}
