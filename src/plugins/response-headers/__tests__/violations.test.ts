import {expect, test} from 'vitest';
import {collectViolations, formatViolation} from '../violations';
import {readPageContent} from '../pageContent';
import {createPage} from './page';

const allowed = {
  scripts: [{name: 'a', identifyingTexts: ['data-theme', 'localStorage'], reason: 'b'}],
  origins: ['https://site.example'],
};

function describeViolations(body: string): string[] {
  const page = createPage(body);
  return collectViolations(readPageContent(page), allowed).map(violation =>
    formatViolation(violation, 'build/docs.html', page.html),
  );
}

test('collectViolations finds no violations in a page with only declared scripts and allowed origins', () => {
  expect(
    describeViolations(`
      <script>set('data-theme', localStorage.theme)</script><script type="application/ld+json">{}</script>
      <img src="https://site.example/a.png"><img src="data:image/png;base64,AA=="><a href="https://other.example">Link</a>`),
  ).toEqual([]);
});

test('reports each violation with its position and advice', () => {
  expect(
    describeViolations(
      [
        '<p>Text</p>',
        '<script>  alert("a rather long script, of which the message only shows the first eighty characters")</script>',
        '<script>localStorage.clear()</script>',
        '<button onclick="go()">Go</button>',
        '<a href="javascript:go()">Go</a>',
        '<style>p {margin: 0}</style>',
        '<img src="https://other.example/a.png">',
        '<script src="https://site.example.evil.example/a.js"></script>',
      ].join('\n'),
    ),
  ).toMatchInlineSnapshot(`
    [
      "build/docs.html:2:9: browsers block undeclared inline scripts. Found "alert(\\"a rather long script, of which the message only shows the first eighty ch…", expected only the scripts in src/plugins/response-headers/declaredScripts.ts. Move the code into src/clientModules. If it must run before the first paint, add it to that file with the reason.",
      "build/docs.html:3:9: browsers block undeclared inline scripts. Found "localStorage.clear()", expected only the scripts in src/plugins/response-headers/declaredScripts.ts. Move the code into src/clientModules. If it must run before the first paint, add it to that file with the reason.",
      "build/docs.html:4:18: browsers block inline event handlers. Found "onclick=\\"go()\\"", expected none. Use a React component with an event handler, or a client module.",
      "build/docs.html:5:10: browsers block javascript: URLs. Found "javascript:go()", expected none. Use a button with an event handler.",
      "build/docs.html:6:8: browsers block inline <style> elements. Found "p {margin: 0}", expected none. Move the rules into a style sheet.",
      "build/docs.html:7:11: browsers block files from this origin. Found "https://other.example/a.png", expected one of https://site.example. Put the file into static/ and load it from there, or add the service to src/plugins/response-headers/services.ts.",
      "build/docs.html:8:14: browsers block files from this origin. Found "https://site.example.evil.example/a.js", expected one of https://site.example. Put the file into static/ and load it from there, or add the service to src/plugins/response-headers/services.ts.",
    ]
  `);
});
