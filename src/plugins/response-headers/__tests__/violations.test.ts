import {expect, test} from 'vitest';
import {collectViolations, formatViolation} from '../violations';
import {readPageContent} from '../pageContent';
import {createPage} from './page';

const allowed = {
  scripts: [{name: 'a', identifyingTexts: ['data-theme', 'localStorage'], reason: 'b'}],
  origins: ['https://site.example'],
  markers: ['posts'],
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
      <img src="https://site.example/a.png"><img src="data:image/png;base64,AA=="><a href="https://other.example">Link</a><p data-service=posts>`),
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
        '<p data-service="maps"></p>',
      ].join('\n'),
    ),
  ).toMatchInlineSnapshot(`
    [
      "build/docs.html:2:9: browsers block undeclared inline scripts. Found "alert(\\"a rather long script, of which the message only shows the first eighty ch…", expected only the scripts in the option \`inlineScripts\` of the plugin response-headers. Move the code into a client module. If it must run before the first paint, add it to that option with the reason.",
      "build/docs.html:3:9: browsers block undeclared inline scripts. Found "localStorage.clear()", expected only the scripts in the option \`inlineScripts\` of the plugin response-headers. Move the code into a client module. If it must run before the first paint, add it to that option with the reason.",
      "build/docs.html:4:18: browsers block inline event handlers. Found "onclick=\\"go()\\"", expected none. Use a React component with an event handler, or a client module.",
      "build/docs.html:5:10: browsers block javascript: URLs. Found "javascript:go()", expected none. Use a button with an event handler.",
      "build/docs.html:6:8: browsers block inline <style> elements. Found "p {margin: 0}", expected none. Move the rules into a style sheet.",
      "build/docs.html:7:11: browsers block files from this origin. Found "https://other.example/a.png", expected one of https://site.example. Put the file into static/ and load it from there, or add the service to the option \`services\` of the plugin response-headers.",
      "build/docs.html:8:14: browsers block files from this origin. Found "https://site.example.evil.example/a.js", expected one of https://site.example. Put the file into static/ and load it from there, or add the service to the option \`services\` of the plugin response-headers.",
      "build/docs.html:9:4: the page uses a service that isn’t declared. Found "data-service=\\"maps\\"", expected posts. Correct the attribute, or add a service with this marker to the option \`services\` of the plugin response-headers.",
    ]
  `);
});
