// Runs samples that never finish, in the same child processes as those of a site.
import {expect, test} from 'vitest';
import {testOptions} from '../../__tests__/testOptions';
import {resolveOptions} from '../../options';
import {parsePage} from '../../page';
import {Runner} from '../runner';

test.each([
  ['an endless loop', 'for (;;) {}'],
  ['a promise that is never resolved', 'await new Promise(() => {});'],
])('a sample with %s is stopped within a minute', {timeout: 90_000, concurrent: true}, async (_, code) => {
  const runner = new Runner(resolveOptions(testOptions, testOptions.rootDir));
  const page = parsePage('docs/a.md', `\`\`\`ts\n${code}\nexport {};\n\`\`\`\n`, testOptions);
  const [result] = await runner.run([page]);
  runner.close();
  expect(result?.problems.map(({line, message}) => `${line}: ${message}`)).toEqual([
    "1: the samples of this page don't finish. Found that they still run after 15 s, expected all statements to finish.",
  ]);
});
