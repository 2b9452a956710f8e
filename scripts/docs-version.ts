// Completes a docs version that `docusaurus docs:version` has created, so that the build, the tests and search include it.
//   npx docusaurus docs:version 10.9 && npm run docs-version -- 10.9
//   --current-label 11.x   also gives the version in docs/ a new label
import path from 'node:path';
import {parseArgs} from 'node:util';
import {addDocsVersion} from './docs-version/addDocsVersion';

const usage = 'npm run docs-version -- NAME [--current-label LABEL]';

void main();

async function main(): Promise<void> {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {'current-label': {type: 'string'}},
    });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) {
      throw new Error(`expected one version name, found ${positionals.length}. Usage: ${usage}`);
    }
    const changes = await addDocsVersion(
      path.resolve(import.meta.dirname, '..'),
      name,
      values['current-label'],
    );
    console.log(changes.map(change => `- ${change}`).join('\n'));
    console.log(
      '\nNext, run `npm ci` to install the packages of the new samples folder, and then `npm test`.',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
