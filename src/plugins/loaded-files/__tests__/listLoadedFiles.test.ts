import {docuHash} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import type {Compilation} from '../../built-pages/chunks';
import {collectImports, createLists} from '../listLoadedFiles';

type Group = {isInitial?: boolean; origins: {request?: string; module?: {resource?: string}}[]};

function createCompilation(chunks: {files: string[]; groups: Group[]}[]): Compilation {
  return {
    chunks: chunks.map(({files, groups}) => ({
      files,
      groupsIterable: groups.map(({isInitial = false, origins}) => ({isInitial: () => isInitial, origins})),
    })),
  };
}

const router: Group = {
  origins: [{request: '@site/docs/router.md', module: {resource: '/site/.docusaurus/registry.js'}}],
};
const modal: Group = {origins: [{request: './Modal', module: {resource: '/site/src/theme/Search.tsx'}}]};

test('an import loads the files of all its chunks, without source maps and files of an entry', () => {
  const compilation = createCompilation([
    {files: ['main.js', 'main.css'], groups: [{isInitial: true, origins: [{request: 'client'}]}, modal]},
    {files: ['modal.js', 'modal.css', 'modal.js.map'], groups: [modal]},
    {files: ['shared.js'], groups: [modal, router]},
  ]);
  expect(collectImports(compilation)).toEqual([
    {module: '/site/src/theme/Search.tsx', request: './Modal', files: ['modal.js', 'modal.css', 'shared.js']},
    {module: '/site/.docusaurus/registry.js', request: '@site/docs/router.md', files: ['shared.js']},
  ]);
});

test('a route loads its own files and those of the routes above it, once each', () => {
  const imports = [
    {module: undefined, request: '@theme/Root', files: ['root.js', 'shared.js']},
    {module: undefined, request: '@site/docs/router.md', files: ['shared.js', 'router.js']},
    {
      module: undefined,
      request: `@generated/docs/default/p/${docuHash('/docs', {hashExtra: '@theme/Root'})}.json`,
      files: ['props.js'],
    },
    {module: undefined, request: '@site/docs/context.md', files: ['context.js']},
  ];
  const page = {
    path: '/docs/router/',
    component: '@theme/Page',
    modules: {content: '@site/docs/router.md'},
    exact: true,
  };
  const routes = [
    {
      path: '/docs',
      component: '@theme/Root',
      props: {version: 1},
      plugin: {name: 'docs', id: 'default'},
      routes: [page],
    },
    {path: '/', component: '@theme/Home', plugin: {name: 'pages', id: 'default'}},
  ];
  expect(createLists(imports, routes, '/site').routes).toEqual({
    '/': [],
    '/docs/router': ['props.js', 'root.js', 'router.js', 'shared.js'],
  });
});

test('the imports are those in the folder of the site and in its packages, without generated code', () => {
  const imports = [
    {module: '/site/src/theme/Search.tsx', request: './Modal', files: ['b.js', 'a.js']},
    {module: '/site/.docusaurus/registry.js', request: '@site/docs/router.md', files: ['c.js']},
    {module: '/site/node_modules/package/index.js', request: './part', files: ['d.js']},
    {module: '/packages/package/index.js', request: './part', files: ['e.js']},
    {module: undefined, request: './other', files: ['f.js']},
  ];
  expect(createLists(imports, [], '/site').imports).toEqual({
    'node_modules/package/index.js': {'./part': ['d.js']},
    'src/theme/Search.tsx': {'./Modal': ['a.js', 'b.js']},
  });
});
