import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {median} from './median';
import type {Bench, Row} from './row';

const group = 'Check of the code samples';
const changed = 'docs/server/context.md';
const runs = 3;

type Check = {
  wall: number;
  cpu: number;
  /** The largest process that type-checks, in MB. */ compiler: number;
};

export const sampleCheck: Bench = {
  name: 'sample-check',
  about:
    'Check of the code samples: `npm run samples` type-checks and runs them; median of three. Cold: nothing cached. With types: cold too, and the types of all names are collected, as a build does. Unchanged: the same again. One page: a statement is added to a sample of one page, and that page is named. Memory is the peak of the larger of the two compiler processes.',
  run: async ({site}) => {
    const cold: Check[] = [];
    const unchanged: Check[] = [];
    const onePage: Check[] = [];
    const withTypes: Check[] = [];
    for (let run = 0; run < runs; run++) {
      clearCache(site);
      cold.push(await check(site));
      unchanged.push(await check(site));
      onePage.push(await checkChanged(site, run));
      clearCache(site);
      withTypes.push(await check(site, '--types'));
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

function createRow(measure: string, checks: readonly Check[], limit?: number): Row {
  return {
    group,
    measure,
    unit: 's wall / processor',
    site: [median(checks.map(({wall}) => wall)), median(checks.map(({cpu}) => cpu))],
    limit,
  };
}

function createMemoryRow(measure: string, checks: readonly Check[], limit?: number): Row {
  return {
    group,
    measure: `memory of a compiler process, ${measure}`,
    unit: 'MB',
    site: [median(checks.map(({compiler}) => compiler))],
    limit,
  };
}

function clearCache(site: string): void {
  rmSync(path.join(site, '.cache/samples'), {recursive: true, force: true});
}

/** Adds a statement to the first sample of a page and checks the page. */
async function checkChanged(site: string, run: number): Promise<Check> {
  const file = path.join(site, changed);
  const original = readFileSync(file, 'utf8');
  try {
    writeFileSync(
      file,
      original.replace(/(\n```ts[^\n]*\n[^]*?)\n```\n/, `$1\nexport const added = ${run};\n\`\`\`\n`),
    );
    return await check(site, changed);
  } finally {
    writeFileSync(file, original);
  }
}

/** Runs the check. Throws when it finds problems. */
async function check(site: string, ...args: string[]): Promise<Check> {
  // Node can't say what its children's children used; the shell can.
  const timed = 'TIMEFORMAT="%R %U %S"; time npm run --silent samples -- "$@" >bench.log 2>&1';
  const child = spawn('bash', ['-c', timed, 'bash', ...args], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let report = '';
  child.stderr.on('data', (chunk: Buffer) => {
    report += chunk.toString();
  });
  let compiler = 0;
  const timer = setInterval(() => (compiler = Math.max(compiler, readPeak(site))), 200);
  const [exitCode] = await once(child, 'close');
  clearInterval(timer);
  if (exitCode !== 0) {
    throw new Error(`${site}: the check failed.\n${readFileSync(path.join(site, 'bench.log'), 'utf8')}`);
  }
  const [wall = NaN, user = NaN, system = NaN] =
    report.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return {wall, cpu: user + system, compiler};
}

/** The largest memory that a process which type-checks this site has had, in MB. 0 where the system has no /proc. */
function readPeak(site: string): number {
  const peaks = listProcesses().flatMap(id => {
    try {
      const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
      const isCompiler = command.includes(path.join(site, 'src/plugins/code-samples/check/child.ts'));
      const peak = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
      return isCompiler && peak !== undefined ? [Number(peak) / 1000] : [];
    } catch {
      // It has ended.
      return [];
    }
  });
  return Math.max(0, ...peaks);
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter(name => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
