import {spawn, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {installPackages} from '../system/debianPackages';

export type LoadResult = {
  requestsPerSecond: number;
  /** Mean number of kB in a response, including its headers. */
  meanKilobytes: number;
  /** Median latency. */
  medianMs: number;
  /** Latency of the 99th percentile. */
  p99Ms: number;
  /** Number of responses with a status of 400 or more, and of connections that failed or timed out. */
  errors: number;
};

/** Installs wrk if it's missing and packages can be installed. Throws if wrk is still missing. */
export function ensureWrkInstalled(): void {
  const isInstalled = () => spawnSync('wrk', ['-v']).error === undefined;
  if (!isInstalled()) {
    installPackages('wrk');
  }
  if (!isInstalled()) {
    throw new Error('The load benchmark needs wrk. On Debian, install it with `sudo apt-get install wrk`.');
  }
}

/**
 * Runs wrk, which requests the `paths` one after another. Like browsers, it accepts responses that are compressed with Brotli or gzip. Writes a
 * script for wrk to `folder`. Throws if wrk fails.
 */
export async function runWrk(
  url: string,
  paths: readonly string[],
  {connections, seconds, folder}: {connections: number; seconds: number; folder: string},
): Promise<LoadResult> {
  const script = path.join(folder, 'paths.lua');
  writeFileSync(script, renderScript(paths));
  const child = spawn(
    'wrk',
    [
      '-t2',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      'Accept-Encoding: br, gzip',
      '-s',
      script,
      url,
    ],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) {
    throw new Error(`wrk failed with exit code ${String(code)}.\n${output}`);
  }
  return parseWrk(output);
}

function renderScript(paths: readonly string[]): string {
  return `local paths = {${paths.map(name => JSON.stringify(name)).join(', ')}}
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format('GET', paths[next])
end
`;
}

/** Parses the output of `wrk --latency`. Throws if a number is missing. */
export function parseWrk(output: string): LoadResult {
  const read = (pattern: RegExp) => {
    const found = pattern.exec(output)?.[1];
    if (found === undefined) {
      throw new Error(`The output of wrk has no match for ${pattern.source}.\n${output}`);
    }
    return found;
  };
  const httpErrors = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  const socketErrors = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g) ?? [];
  return {
    meanKilobytes: parseKilobytes(read(/ requests in \S+, (\S+) read/)) / Number(read(/(\d+) requests in /)),
    requestsPerSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    medianMs: parseMilliseconds(read(/\n\s+50%\s+(\S+)/)),
    p99Ms: parseMilliseconds(read(/\n\s+99%\s+(\S+)/)),
    errors: [httpErrors, ...socketErrors].reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Converts a size such as `1.60GB` to kB. wrk uses binary units. Returns NaN for an unknown unit. */
function parseKilobytes(text: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)([KMG]?B)$/.exec(text) ?? [];
  const factors: Record<string, number> = {B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3};
  return (Number(number) * (factors[unit] ?? Number.NaN)) / 1000;
}

/** Converts a time such as `850.00us`, `12.30ms` or `1.02s` to milliseconds. Returns NaN for an unknown unit. */
function parseMilliseconds(text: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  const factors: Record<string, number> = {us: 0.001, ms: 1, s: 1000, m: 60_000};
  return Number(number) * (factors[unit] ?? Number.NaN);
}
