import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {measureMemory} from '../memory';

test.runIf(existsSync('/proc/self/status'))(
  'the measurement includes the programs that a program has started',
  async () => {
    const allocate = 'globalThis.block = Buffer.alloc(200 * 1024 * 1024, 1); setTimeout(() => {}, 600);';
    const script = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(allocate)}])`;
    const child = spawn(process.execPath, ['-e', script]);
    const measurement = measureMemory(child.pid ?? 0);
    await once(child, 'close');
    const peak = measurement.stop();
    expect(peak).toBeGreaterThan(230);
    expect(peak).toBeLessThan(600);
  },
);
