// Takes the screenshots in e2e/visual again. Only replaces those that differ from what Chromium draws now. Builds the site first.
//   --skip-build   uses the builds in build/ and build-hosted/
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {findOrInstallBrowser} from './system/browser';

const folder = 'e2e/visual';

/** The position and the value of the byte of a PNG file that says that the file has a palette: https://www.w3.org/TR/png-3/#11IHDR */
const [colourTypePosition, paletteType] = [25, 3];

const {values} = parseArgs({options: {'skip-build': {type: 'boolean'}}});
void main();

async function main(): Promise<void> {
  if (!values['skip-build'] && !(run('tsx', ['scripts/build-hosted.ts']) && run('docusaurus', ['build']))) {
    return;
  }
  const executablePath = findOrInstallBrowser();
  const isSuccessful = run('playwright', ['test', '--project=visual', '--update-snapshots=changed'], {
    CHROMIUM_PATH: executablePath,
  });
  await compress();
  if (isSuccessful) {
    const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
    writeFileSync(`${folder}/chromium.json`, `{"version": "${browser.version()}"}\n`);
    await browser.close();
  }
}

/** Gives new screenshots a palette of 256 colours, which makes them a third as large. Git keeps all of them forever. */
async function compress(): Promise<void> {
  const files = readdirSync(`${folder}/screenshots`, {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith('.png'))
    .map(name => path.join(folder, 'screenshots', name));
  for (const file of files) {
    const image = readFileSync(file);
    if (image[colourTypePosition] !== paletteType) {
      const options = {palette: true, effort: 10, dither: 0, compressionLevel: 9};
      writeFileSync(file, await sharp(image).removeAlpha().png(options).toBuffer());
    }
  }
}

/** Runs a program from node_modules/.bin. Returns whether it succeeds. If it fails, this script fails too. */
function run(program: string, args: string[], env: Record<string, string> = {}): boolean {
  const {status, error} = spawnSync(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  if (error) {
    throw error;
  }
  if (status !== 0) {
    process.exitCode = status ?? 1;
  }
  return status === 0;
}
