import {runInNewContext} from 'node:vm';
import {beforeAll, expect, test} from 'vitest';
import {createPolicyScript} from '../script';

type Rules = Record<'createHTML' | 'createScriptURL' | 'createScript', (text: string) => string | null>;

let policyName: string;
let rules: Rules;

beforeAll(() => {
  const createPolicy = (name: string, created: Rules) => {
    [policyName, rules] = [name, created];
  };
  runScript({trustedTypes: {createPolicy}});
});

function runScript(properties: object): void {
  const location = {href: 'https://docs.org/base/docs/router', origin: 'https://docs.org'};
  runInNewContext(createPolicyScript('/base/', ['worker.js']), {window: {location, ...properties}, URL});
}

test('the script creates the policy that applies to strings, and does nothing in other browsers', () => {
  expect(policyName).toBe('default');
  expect(() => runScript({})).not.toThrow();
});

test.each([
  'text &lt;script&gt; &amp; more',
  '<code>router</code> and <em>more</em>',
  'Published under the <a href="https://github.com/trpc/trpc/blob/main/LICENSE">MIT licence</a>.',
  '<a href="/docs/router#merge" class="x" target="_blank" rel="noopener noreferrer">x</a>',
  '<div class="bar" role="bar"><div class="peg"></div></div>',
  '<p style="color: red;" id="__docusaurus-banner">a<br />b</p>',
  '<span class="token plain" data-line="3">a</span><mark>b</mark>',
  '<script></script>',
])('HTML with simple markup is accepted: %s', html => {
  expect(rules.createHTML(html)).toBe(html);
});

test.each([
  '<img src=x onerror="alert(1)">',
  '<b onclick="alert(1)">x</b>',
  '<b onclick=alert(1)>x</b>',
  '<b>x</b onclick="alert(1)">',
  '</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href=javascript:alert(1)>x</a>',
  '<a href="data:text/html,x">x</a>',
  '<script>alert(1)</script>',
  '<script></script><script src="/x.js"></script>',
  '<<b>script>alert(1)</script>',
  '<scr<b>ipt>alert(1)</script>',
  '<iframe srcdoc="x"></iframe>',
  '<svg><a href="/x"></a></svg>',
  '<form action="/x"><b>x</b></form>',
  '<b class="x" title="a"onclick="alert(1)">x</b>',
  '<b/onclick="alert(1)">x</b>',
  '<B\nonclick="alert(1)">x</B>',
  '<base href="https://evil.org/">',
  '<style>a{}</style>',
  '<!-- x -->',
  '<b class="x',
])('HTML that could load or run something is refused: %s', html => {
  expect(rules.createHTML(html)).toBeNull();
});

test.each<[string, boolean]>([
  ['/base/assets/js/main.12345678.js', true],
  ['https://docs.org/base/assets/js/main.12345678.js', true],
  ['/base/assets/js/../../docs.js', false],
  ['/base/assets/other.js', false],
  ['/assets/js/main.js', false],
  ['//evil.org/base/assets/js/main.js', false],
  ['https://docs.org.evil.org/base/assets/js/main.js', false],
  ['data:text/javascript,alert(1)', false],
])('the script %s is accepted: %s', (url, isAccepted) => {
  expect(rules.createScriptURL(url)).toBe(isAccepted ? url : null);
});

test('the text of a script is accepted if it is JSON', () => {
  expect(rules.createScript('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}');
  expect(rules.createScript('alert(1)')).toBeNull();
});

test('a listed script outside the folder is accepted, and similar addresses aren’t', () => {
  expect(rules.createScriptURL('/base/worker.js')).toBe('/base/worker.js');
  for (const url of [
    '/worker.js',
    '/base/worker.js?a',
    '/base/worker.jsx',
    'https://example.org/base/worker.js',
  ]) {
    expect(rules.createScriptURL(url)).toBeNull();
  }
});
