import {expect, test} from 'vitest';
import {checkBuiltVersions} from '../writeLock';

test('a build with other docs versions is rejected', () => {
  const text = JSON.stringify({docsVersions: [{label: '10.x'}, {label: '10.9'}]});
  expect(() => checkBuiltVersions(text, ['10.x', '10.9'])).not.toThrow();
  expect(() => checkBuiltVersions(text, ['10.x'])).toThrow(
    'build/version.json: the build has other docs versions than docsVersions.json. Found 10.x, 10.9, expected 10.x.',
  );
});
