import {expect, test} from 'vitest';
import {createPage} from '../../__tests__/testPage';
import {readPageParts} from '../pageHtml';

const addresses = {
  origin: 'https://tasks.example',
  files: new Map([
    ['/docs', 'index.html'],
    ['/docs/start/router', 'start/router.html'],
  ]),
};

const options = {
  removedClasses: ['online-only'],
  removedAttributes: ['data-loaded'],
  baseUrl: '/',
  startFile: 'index.html',
};

function read(main: string) {
  const page = createPage('/docs/start/router', main, '<aside><a href="/docs">Start</a></aside>');
  return {page, ...readPageParts(page, addresses, options)};
}

test('the sidebar and the page are kept, without the bars of the site', () => {
  const {body, title, attributes} = read('<h1>Routers</h1>');
  expect(body).toBe(
    '<div id="layout"><aside><a href="../index.html">Start</a></aside><main><h1>Routers</h1></main></div>',
  );
  expect(title).toBe('Page | Tasks');
  expect([...attributes]).toEqual([['lang', 'en']]);
});

test.each([
  '<button>Copy</button>',
  '<script>run()</script>',
  '<noscript>Text</noscript>',
  '<p class="note online-only">Run</p>',
  '<span role="status"></span>',
  '<dialog>Text</dialog>',
  '<!-- comment -->',
])('%s is removed', html => {
  expect(read(`<div>Text${html}</div>`).body).toContain('<main><div>Text</div></main>');
});

test('tabs stay, although they are buttons', () => {
  expect(read('<button role="tab">npm</button>').body).toContain('<button role="tab">npm</button>');
});

test('handlers and attributes for files of the site are removed', () => {
  const {body} = read('<img src="/img/a.png" srcset="/img/b.png 2x" integrity="sha384-1" onload="run()">');
  expect(body).toContain('<img src="https://tasks.example/img/a.png">');
});

test('the first breadcrumb leads to the start page of the archive', () => {
  const {body} = read('<nav class="theme-doc-breadcrumbs"><a href="/">Home</a></nav><a href="/">Site</a>');
  expect(body).toContain('<a href="../index.html">Home</a>');
  expect(body).toContain('<a href="https://tasks.example/">Site</a>');
});

test('the id of the sidebar is known', () => {
  const page = createPage(
    '/docs',
    '<h1>Start</h1>',
    '<aside id="pages" class="theme-doc-sidebar-container"></aside>',
  );
  expect(readPageParts(page, addresses, options).sidebarId).toBe('pages');
  expect(read('<h1>Routers</h1>').sidebarId).toBeUndefined();
});

test('references to types are collected', () => {
  expect(read('<pre data-types="0123.4"></pre>').typesReferences).toEqual(['0123.4']);
});

test('the document of other plugins stays as it is', () => {
  const {page} = read('<button>Copy</button>');
  expect(
    JSON.stringify(page.document, (key, value: unknown) => (key === 'parentNode' ? undefined : value)),
  ).toContain('button');
});

test('a page without main stops the build', () => {
  const page = {...createPage('/docs', ''), html: '<p>Text</p>'};
  expect(() => readPageParts(page, addresses, options)).toThrow(
    "/out/docs.html: the page can't be downloaded. Found no main element, expected one.",
  );
});
