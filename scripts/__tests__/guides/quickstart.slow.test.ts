import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {collectPageSteps} from './pageSteps';
import {findFreePort} from '../../system/ports';
import {replacePort} from './replacePort';
import {Terminal} from './terminal';

const pages = ['docs/main/quickstart.md', 'versioned_docs/version-9.x/main/quickstart.md'];

/** The port in the samples of both pages. Other programs often use it, so the test replaces it. */
const PORT = 3000;

test.each(pages)('following %s in an empty folder works', {timeout: 180_000}, async page => {
  const port = await findFreePort();
  const steps = collectPageSteps(replacePort(readFileSync(page, 'utf8'), PORT, port));
  expect(steps.map(({kind}) => kind)).toEqual(expect.arrayContaining(['command', 'file']));

  const folder = mkdtempSync(path.join(tmpdir(), 'quickstart-'));
  const terminal = new Terminal(folder);
  try {
    for (const step of steps) {
      if (step.kind === 'file') {
        const file = path.join(terminal.folder, step.path);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, step.text);
      } else {
        const printed = await terminal.run(step.command, step.output);
        if (step.output !== undefined) {
          expect(printed.trim(), `${page}:${step.line}`).toBe(step.output.trim());
        }
      }
    }
  } finally {
    await terminal.close();
    rmSync(folder, {recursive: true});
  }
});
