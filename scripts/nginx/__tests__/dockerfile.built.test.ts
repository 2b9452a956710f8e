// Checks the steps of the Dockerfile without a Docker engine: what each step reads exists, and Debian's nginx works with the result in the
// layout of the image.
import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {afterEach, beforeEach, expect, test} from 'vitest';
import manifest from '../../../package.json';
import {createPackage} from '../package';
import {findOrInstallNginx} from '../install';
import {findFreePort} from '../../system/ports';

type Step = {name: string; value: string};

const stages = readStages(readFileSync('Dockerfile', 'utf8'));
const [buildStage = [], imageStage = []] = stages;
const commands = readCommands(buildStage);

test('the image is built in two stages, and the second one contains no Node', () => {
  expect(stages).toHaveLength(2);
  expect(readStep(imageStage, 'FROM')).toBe('debian:bookworm-slim');
  expect(readCommands(imageStage).join('\n')).not.toMatch(/\bnpm\b|\bnode\b/);
});

test('the first stage runs scripts of package.json', () => {
  expect(commands[0]).toBe('npm ci');
  const scripts = commands.slice(1).map(command => /\bnpm run ([\w:-]+)/.exec(command)?.[1] ?? command);
  expect(scripts).toEqual(['build', 'package:nginx']);
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
});

test('the build context contains all tracked files, and nothing that is installed or built', () => {
  expect(readStep(buildStage, 'COPY')).toBe('. .');
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean).map(createPattern);
  const isIgnored = (file: string) => ignored.some(pattern => pattern.test(file));
  const tracked = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n').filter(Boolean);
  expect(tracked.filter(isIgnored)).toEqual([]);
  const unwanted = [
    '.git/HEAD',
    '.cache/a',
    '.docusaurus/a',
    'build/a',
    'build-hosted/a',
    'build-nginx/a',
    'node_modules/a',
    'samples/v10/node_modules/a',
  ];
  expect(unwanted.filter(file => !isIgnored(file))).toEqual([]);
});

test('the second stage copies what the first stage has written to the place that nginx reads', () => {
  const {root, listen} = readPackageOptions();
  const copies = imageStage.filter(({name}) => name === 'COPY').map(({value}) => value.split(' '));
  expect(copies).toEqual([
    ['--from=build', '/site/build-nginx/html', root],
    ['--from=build', '/site/build-nginx/site.conf', '/etc/nginx/sites-enabled/docs.conf'],
  ]);
  expect(readStep(buildStage, 'WORKDIR')).toBe('/site');
  expect(readStep(imageStage, 'EXPOSE')).toBe(listen);
  expect(readStep(imageStage, 'HEALTHCHECK')).toContain(`/dev/tcp/127.0.0.1/${listen} `);
});

test('the second stage installs the packages that the tests use', () => {
  const install = readCommands(imageStage).find(command => command.startsWith('apt-get install')) ?? '';
  const packages = install
    .split(' ')
    .slice(2)
    .filter(word => !word.startsWith('-'));
  const source = readFileSync('scripts/nginx/install.ts', 'utf8');
  const [, tested = ''] = /installPackages\((.*?)\)/.exec(source) ?? [];
  expect(packages.map(name => `'${name}'`).join(', ')).toBe(tested);
});

const nginx = findOrInstallNginx();
if (!nginx && process.env.CI) {
  throw new Error('nginx is not installed, and this script can’t install it on this system.');
}

let folder: string;
let server: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  // If the tests run as root, nginx reads the files as another user.
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
  server = undefined;
  rmSync(folder, {recursive: true});
});

test.skipIf(!nginx || !existsSync('/etc/nginx/nginx.conf'))(
  'nginx with Debian’s configuration and the command of the image serves the site, and stops after the last response',
  async () => {
    // The paths of the image are below this folder, because a test can't write to the root of the machine.
    const root = path.join(folder, readPackageOptions().root);
    const sites = path.join(folder, '/etc/nginx/sites-enabled');
    mkdirSync(sites, {recursive: true});
    // A small site makes the test fast. The headers are those of the real one.
    const site = path.join(folder, 'build');
    mkdirSync(site);
    writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>Image</title>');
    writeFileSync(path.join(site, '_headers'), readFileSync('build/_headers'));
    const port = await findFreePort();
    const accessLog = path.join(folder, 'access.log');
    const target = path.join(folder, 'build-nginx');
    await createPackage(site, target, {root, listen: `127.0.0.1:${port}`, accessLog, quality: 1});
    execFileSync('mkdir', ['-p', path.dirname(root)]);
    execFileSync('cp', ['-r', path.join(target, 'html'), root]);
    execFileSync('cp', [path.join(target, 'site.conf'), path.join(sites, 'docs.conf')]);
    const config = path.join(folder, 'nginx.conf');
    writeFileSync(
      config,
      readFileSync('/etc/nginx/nginx.conf', 'utf8')
        .replace(/^user .*$/m, '')
        .replace('/etc/nginx/sites-enabled/', `${sites}/`)
        .replace('/run/nginx.pid', path.join(folder, 'nginx.pid'))
        .replaceAll('/var/log/nginx/', `${folder}/`),
    );
    const [program, ...args] = readCommand();
    expect(program).toBe('nginx');
    const options = ['-e', 'stderr', '-c', config];
    const check = spawnSync(nginx?.executable ?? '', [...args, ...options, '-t'], {encoding: 'utf8'});
    expect(check.stderr).toContain('test is successful');
    expect(check.stderr).not.toMatch(/\[(?:warn|error|emerg)\]/);

    server = spawn(nginx?.executable ?? '', [...args, ...options], {stdio: 'ignore'});
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetch(`${url}/healthz`).catch(() => undefined), {timeout: 20_000}).toBeDefined();
    const response = await fetch(url);
    expect(await response.text()).toContain('<title>Image</title>');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const signal = readStep(imageStage, 'STOPSIGNAL');
    expect(signal).toBe('SIGQUIT');
    server.kill(signal as NodeJS.Signals);
    const [status] = (await once(server, 'close')) as [number | null];
    expect(status).toBe(0);
  },
);

/** Reads the options that the first stage passes to `npm run package:nginx`. Throws if the script doesn't know one of them. */
function readPackageOptions(): {root: string; listen: string} {
  const [, args = ''] = /npm run package:nginx -- (.*)$/m.exec(commands.join('\n')) ?? [];
  const {values} = parseArgs({
    args: args.trim().split(/\s+/),
    options: {root: {type: 'string'}, listen: {type: 'string'}},
  });
  return {root: values.root ?? '', listen: values.listen ?? ''};
}

/** Reads the command that a container runs. */
function readCommand(): string[] {
  // TypeScript doesn't know that this form of CMD is a list of strings.
  return JSON.parse(readStep(imageStage, 'CMD')) as string[];
}

function readStages(text: string): Step[][] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line.trim() !== '');
  const steps = lines.map(line => {
    const [, name = '', value = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    return {name, value};
  });
  const starts = steps.flatMap(({name}, index) => (name === 'FROM' ? [index] : []));
  return starts.map((start, index) => steps.slice(start, starts[index + 1]));
}

/** Returns the commands of all RUN steps of a stage. */
function readCommands(stage: readonly Step[]): string[] {
  return stage
    .filter(({name}) => name === 'RUN')
    .flatMap(({value}) => value.split('&&').map(command => command.trim()));
}

/** Returns the value of the first step with a name. */
function readStep(stage: readonly Step[], name: string): string {
  return stage.find(step => step.name === name)?.value ?? '';
}

/** Creates a regular expression for a line of .dockerignore. These lines name paths below the root, and `*` stands for one folder. */
function createPattern(line: string): RegExp {
  return new RegExp(`^${line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}(?:/|$)`);
}
