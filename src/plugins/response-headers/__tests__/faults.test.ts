import {expect, test} from 'vitest';
import {collectFaults, formatFault} from '../faults';
import {readPageContent} from '../pageContent';
import {createPage} from './page';

const allowed = {
  scripts: [{name: 'a', marks: ['data-theme', 'localStorage'], reason: 'b'}],
  origins: ['https://site.example'],
};

function describeFaults(body: string): string[] {
  const page = createPage(body);
  return collectFaults(readPageContent(page), allowed).map(fault =>
    formatFault(fault, 'build/docs.html', page.html),
  );
}

test('a page with nothing but what is declared has no faults', () => {
  expect(
    describeFaults(`
      <script>set('data-theme', localStorage.theme)</script><script type="application/ld+json">{}</script>
      <img src="https://site.example/a.png"><img src="data:image/png;base64,AA=="><a href="https://other.example">Link</a>`),
  ).toEqual([]);
});

test('each thing that browsers would block is named with its place and what to do', () => {
  expect(
    describeFaults(
      [
        '<p>Text</p>',
        '<script>  alert("a rather long script that is only shown as far as one needs to find it again, and no further")</script>',
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
      "build/docs.html:2:9: an inline script that nobody declared, which browsers will not run. Found "alert(\\"a rather long script that is only shown as far as one needs to find it ag…", expected only those of src/plugins/response-headers/declaredScripts.ts. Move the code into src/clientModules. If it must run before the first paint, declare it there with the reason.",
      "build/docs.html:3:9: an inline script that nobody declared, which browsers will not run. Found "localStorage.clear()", expected only those of src/plugins/response-headers/declaredScripts.ts. Move the code into src/clientModules. If it must run before the first paint, declare it there with the reason.",
      "build/docs.html:4:18: an inline event handler, which browsers will not run. Found "onclick=\\"go()\\"", expected none. Use a React component with a handler, or a client module.",
      "build/docs.html:5:10: an address that is a script, which browsers will not run. Found "javascript:go()", expected none. Use a button with a handler.",
      "build/docs.html:6:8: an inline <style>, which browsers will not apply. Found "p {margin: 0}", expected none. Move the rules into a style sheet.",
      "build/docs.html:7:11: something loaded from another origin, which browsers will block. Found "https://other.example/a.png", expected one of https://site.example. Put the file into static/ and load it from there, or name the service in src/plugins/response-headers/services.ts.",
      "build/docs.html:8:14: something loaded from another origin, which browsers will block. Found "https://site.example.evil.example/a.js", expected one of https://site.example. Put the file into static/ and load it from there, or name the service in src/plugins/response-headers/services.ts.",
    ]
  `);
});
