import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {once} from 'node:events';
import type {FSWatcher} from 'chokidar';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {watchMarkdown} from '../watchMarkdown';

const onSave = vi.fn();
let site = '';
let watcher: FSWatcher;

beforeEach(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(path.join(site, 'docs/server'), {recursive: true});
  writeFileSync(path.join(site, 'docs/server/page.md'), '# Page');
  watcher = watchMarkdown(site, onSave);
  await once(watcher, 'ready');
});

afterEach(async () => {
  await watcher.close();
  rmSync(site, {recursive: true});
});

/** Waits until the page has been reported, and expects that no other file has been. */
async function expectReport(): Promise<void> {
  await vi.waitFor(() => expect(onSave.mock.calls).toEqual([[['docs/server/page.md']]]), 5000);
  onSave.mockClear();
}

test('watchMarkdown reports a page each time it is written', async () => {
  for (const text of ['# One', '# Two', '# Three']) {
    writeFileSync(path.join(site, 'docs/server/page.md'), text);
    await expectReport();
  }
});

test('watchMarkdown reports a page each time an editor replaces it, but doesn’t report the temporary file', async () => {
  for (const text of ['# One', '# Two', '# Three']) {
    writeFileSync(path.join(site, 'docs/server/page.md~'), text);
    renameSync(path.join(site, 'docs/server/page.md~'), path.join(site, 'docs/server/page.md'));
    await expectReport();
  }
});
