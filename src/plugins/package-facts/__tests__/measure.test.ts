import {describe, expect, it} from 'vitest';
import {latestVersion} from '../../../shared/docsVersions';
import {countCommands, measurePackages} from '../measure';

describe('measurePackages', () => {
  it('measures the packages that the code samples of the latest docs version use', async () => {
    const facts = await measurePackages(`${process.cwd()}/${latestVersion.samples}`);
    expect(facts).toMatchObject({
      version: '10.8.1',
      dependencies: 0,
      commands: 0,
      typeSize: 0,
      requests: 1,
      calls: 10,
    });
    expect(facts.clientSize).toBeGreaterThan(2000);
    expect(facts.clientSize).toBeLessThan(6000);
    expect(facts.serverSize).toBeGreaterThan(2000);
    expect(facts.serverSize).toBeLessThan(9000);
  });
});

describe('countCommands', () => {
  it('counts executables and install scripts', () => {
    expect(countCommands({version: '1.0.0'})).toBe(0);
    expect(countCommands({version: '1.0.0', bin: 'cli.js', scripts: {build: 'x', postinstall: 'x'}})).toBe(2);
    expect(countCommands({version: '1.0.0', bin: {a: 'a.js', b: 'b.js'}})).toBe(2);
  });
});
