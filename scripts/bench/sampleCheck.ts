import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {median} from './median';
import type {Bench, Row} from './row';

const group = 'Check of the code samples';
const changedPage = 'docs/server/context.md';
const runs = 3;

/** The time and the memory of one check. */
type Check = {
  /** Seconds of elapsed time. */
  wall: number;
  /** Seconds of processor time, summed over all processes. */
  cpu: number;
  /** Peak memory of the largest compiler process, in MB. */
  compilerMemory: number;
};

export const sampleCheck: Bench = {
  name: 'sample-check',
  description:
    'Check of the code samples: `npm run samples` type-checks and runs the samples. Every number is the median of three runs. “Cold” is a check without caches, and “unchanged” repeats it. For “one page changed”, a statement is added to a sample of one page, and only that page is checked. For “cold, with types”, the check also collects the types of all names, as a build does. Memory is the peak of the larger of the two compiler processes.',
  run: async ({site}) => {
    const cold: Check[] = [];
    const unchanged: Check[] = [];
    const onePage: Check[] = [];
    const withTypes: Check[] = [];
    for (let run = 0; run < runs; run++) {
      clearCache(site);
      cold.push(await checkSamples(site));
      unchanged.push(await checkSamples(site));
      onePage.push(await checkChangedPage(site, run));
      clearCache(site);
      withTypes.push(await checkSamples(site, '--types'));
    }
    return [
      createRow('cold', cold, 40),
      createRow('unchanged', unchanged, 3),
      createRow('one page changed', onePage, 6),
      createRow('cold, with types', withTypes),
      createMemoryRow('cold', cold, 600),
      createMemoryRow('cold, with types', withTypes),
    ];
  },
};

function createRow(measure: string, checks: readonly Check[], maximum?: number): Row {
  return {
    group,
    measure,
    unit: 's wall / processor',
    site: [median(checks.map(({wall}) => wall)), median(checks.map(({cpu}) => cpu))],
    maximum,
  };
}

function createMemoryRow(measure: string, checks: readonly Check[], maximum?: number): Row {
  return {
    group,
    measure: `memory of a compiler process, ${measure}`,
    unit: 'MB',
    site: [median(checks.map(({compilerMemory}) => compilerMemory))],
    maximum,
  };
}

function clearCache(site: string): void {
  rmSync(path.join(site, '.cache/samples'), {recursive: true, force: true});
}

/** Adds a statement to the first sample of a page and checks the page. Restores the page afterwards. */
async function checkChangedPage(site: string, run: number): Promise<Check> {
  const file = path.join(site, changedPage);
  const original = readFileSync(file, 'utf8');
  try {
    writeFileSync(
      file,
      original.replace(/(\n```ts[^\n]*\n[^]*?)\n```\n/, `$1\nexport const added = ${run};\n\`\`\`\n`),
    );
    return await checkSamples(site, changedPage);
  } finally {
    writeFileSync(file, original);
  }
}

/** Checks the samples and measures the time and memory. Throws an error with the output if the check finds problems. */
async function checkSamples(site: string, ...args: string[]): Promise<Check> {
  // Node can't measure the processor time of nested child processes, but the shell can.
  const timed = 'TIMEFORMAT="%R %U %S"; time npm run --silent samples -- "$@" >bench.log 2>&1';
  const child = spawn('bash', ['-c', timed, 'bash', ...args], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let report = '';
  child.stderr.on('data', (chunk: Buffer) => {
    report += chunk.toString();
  });
  let compilerMemory = 0;
  const timer = setInterval(() => (compilerMemory = Math.max(compilerMemory, readPeakMemory(site))), 200);
  const [exitCode] = await once(child, 'close');
  clearInterval(timer);
  if (exitCode !== 0) {
    throw new Error(`${site}: the check failed.\n${readFileSync(path.join(site, 'bench.log'), 'utf8')}`);
  }
  const [wall = NaN, user = NaN, system = NaN] =
    report.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return {wall, cpu: user + system, compilerMemory};
}

/** Returns the peak memory of the largest running compiler process of this site in MB, or 0 if the system has no /proc. */
function readPeakMemory(site: string): number {
  const peaks = listProcesses().flatMap(id => {
    try {
      const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
      const isCompiler = command.includes(path.join(site, 'src/plugins/code-samples/check/child.ts'));
      const peak = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
      return isCompiler && peak !== undefined ? [Number(peak) / 1000] : [];
    } catch {
      // The process has ended.
      return [];
    }
  });
  return Math.max(0, ...peaks);
}

/** Lists the ids of all processes. Returns an empty list if the system has no /proc. */
function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter(name => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
