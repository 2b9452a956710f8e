import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {readPageContent} from '../pageContent';
import {createPolicy} from '../policy';
import {createPage} from './page';

function readDirectives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map(part => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]),
  );
}

function createHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('the policy allows inline scripts and style attributes by their hashes, regardless of the order of pages', () => {
  const pages = ['<script>“a”</script><p style="color: red">', '<script>b</script><script>“a”</script>'];
  const contents = pages.map(body => readPageContent(createPage(body)));
  const policy = createPolicy(contents, [], {});
  const directives = readDirectives(policy);
  expect(directives['script-src']?.split(' ').sort()).toEqual(
    ["'self'", createHashSource('“a”'), createHashSource('b')].sort(),
  );
  expect(directives['style-src-attr']).toBe(`'unsafe-hashes' ${createHashSource('color: red')}`);
  expect(createPolicy(contents.toReversed(), [], {})).toBe(policy);
});

test('the policy doesn’t allow arbitrary inline scripts or `eval`', () => {
  const policy = createPolicy([readPageContent(createPage('<script>a</script>'))], [], {});
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*|http:/);
  expect(readDirectives(policy)['script-src']).not.toContain('unsafe');
});

test('the policy allows no other origin if the site uses no services', () => {
  expect(createPolicy([], [], {})).not.toContain('https:');
});

test('the policy allows the styles that scripts create by their hashes', () => {
  const text = '.logo{fill:red}';
  const policy = createPolicy([], [{name: 'logo', text, reason: 'a'}], {});
  expect(readDirectives(policy)['style-src']).toBe(`'self' ${createHashSource(text)}`);
});

test('the policy allows the sources of services in the directives that need them, and in no others', () => {
  const sources = {
    'script-src': ['https://a.example'],
    'frame-src': ['https://a.example', 'https://b.example'],
  };
  expect(readDirectives(createPolicy([], [], sources))).toMatchObject({
    'script-src': "'self' https://a.example",
    'frame-src': 'https://a.example https://b.example',
    'connect-src': "'self'",
    'object-src': "'none'",
  });
});

test('the policy requires Trusted Types if the site has a policy and no service loads scripts', () => {
  const required = {'require-trusted-types-for': "'script'", 'trusted-types': 'default'};
  const image = {'img-src': ['https://a.example']};
  expect(readDirectives(createPolicy([], [], image, ['default']))).toMatchObject(required);
  expect(createPolicy([], [], {'script-src': ['https://a.example']}, ['default'])).not.toContain('trusted');
  expect(createPolicy([], [], {})).not.toContain('trusted');
});
