import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, test} from 'vitest';
import {addIntegrity, createIntegrity} from '../template';

test('the result is the framework’s template with a hash for each script and style sheet', () => {
  const template = addIntegrity({'main.js': 'sha384-a'});
  expect(template).toContain(
    '<script src="<%= it.baseUrl %><%= script %>" integrity="<%= hashes[script] %>" defer></script>',
  );
  expect(template).toContain(
    '<link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" integrity="<%= hashes[stylesheet] %>" />',
  );
  const withoutHashes = template
    .replace('<% const hashes = {"main.js":"sha384-a"} %>', '')
    .replace(/ integrity="<%= hashes\[\w+\] %>"/g, '');
  expect(withoutHashes).toBe(frameworkTemplate.trim());
});

test('a template that loads scripts in another way is an error', () => {
  const changed = frameworkTemplate.replace('<%= script %>', '<%= script.file %>');
  expect(() => addIntegrity({}, changed)).toThrow(
    'expected <%= it.baseUrl %><%= script %>" once, found it 0 times',
  );
});

test('the hash is the one that browsers compute', () => {
  // This is the example in https://www.w3.org/TR/SRI/#the-integrity-attribute.
  expect(createIntegrity(Buffer.from("alert('Hello, world.');"))).toBe(
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  );
});
