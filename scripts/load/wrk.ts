import {spawn, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {canInstall, installPackages} from '../nginx/program';

export type LoadResult = {
  requestsPerSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  /** Answers with a status of 400 or more, and connections that failed or timed out. */
  errors: number;
};

/** Installs wrk where that is possible. Throws when there is none. */
export function requireWrk(): void {
  const isThere = () => spawnSync('wrk', ['-v']).error === undefined;
  if (!isThere() && canInstall()) {
    installPackages(['wrk']);
  }
  if (!isThere()) {
    throw new Error('The load bench needs wrk: install it (on Debian `sudo apt-get install wrk`).');
  }
}

/** Asks for `paths` in turns, as browsers do that accept brotli. `folder` takes the script that wrk reads. */
export async function runWrk(
  url: string,
  paths: readonly string[],
  {connections, seconds, folder}: {connections: number; seconds: number; folder: string},
): Promise<LoadResult> {
  const script = path.join(folder, 'paths.lua');
  writeFileSync(script, renderScript(paths));
  const child = spawn(
    'wrk',
    ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', '-s', script, url],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) {
    throw new Error(`wrk ended with ${String(code)}.\n${output}`);
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

/** Reads what wrk prints with `--latency`. Throws when a figure is missing. */
export function parseWrk(output: string): LoadResult {
  const read = (pattern: RegExp) => {
    const found = pattern.exec(output)?.[1];
    if (found === undefined) {
      throw new Error(`wrk printed no ${pattern.source}.\n${output}`);
    }
    return found;
  };
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  const failed = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g) ?? [];
  return {
    requestsPerSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    median: parseTime(read(/\n\s+50%\s+(\S+)/)),
    p99: parseTime(read(/\n\s+99%\s+(\S+)/)),
    errors: [refused, ...failed].reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Milliseconds of `850.00us`, `12.30ms`, `1.02s`. */
function parseTime(text: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  const factors: Record<string, number> = {us: 0.001, ms: 1, s: 1000, m: 60_000};
  return Number(number) * (factors[unit] ?? Number.NaN);
}
