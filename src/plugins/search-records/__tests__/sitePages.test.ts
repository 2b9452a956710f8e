import type {AllContent} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {validateOptions} from '../options';
import {listSitePages} from '../sitePages';

const doc = (id: string, title: string, label?: string) => ({
  id,
  title,
  permalink: `/docs/${id}`,
  frontMatter: {sidebar_label: label},
});

test('listSitePages lists the pages of each section in the order of the sidebar, and the others at the end', () => {
  const version = {
    label: '10.x',
    docs: [
      doc('move', 'Move from 9'),
      doc('suspense', 'Suspense'),
      doc('router', 'Routers of an app', 'Routers'),
      doc('lambda', 'AWS Lambda'),
      doc('start', 'Start'),
    ],
    sidebars: {
      docs: [
        {type: 'category', label: 'Start here', link: {type: 'doc', id: 'start'}, items: []},
        {
          type: 'category',
          label: 'Server',
          link: {type: 'generated-index', permalink: '/docs/server'},
          items: [
            {type: 'doc', id: 'router'},
            {type: 'category', label: 'Adapters', items: [{type: 'ref', id: 'lambda', label: 'Lambda'}]},
            {type: 'link', href: 'https://example.org', label: 'Elsewhere'},
          ],
        },
        {type: 'doc', id: 'move'},
      ],
    },
  };
  const allContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}},
    // TypeScript doesn't know that only this subset of the plugin's content is read.
  } as unknown as AllContent;
  const options = validateOptions({defaultCategory: 'Documentation'});
  expect(listSitePages(allContent, options)).toEqual([
    {
      label: '10.x',
      sections: [
        {name: 'Start here', pages: [{path: '/docs/start', title: 'Start'}]},
        {
          name: 'Server',
          pages: [
            {path: '/docs/server', title: 'Server'},
            {path: '/docs/router', title: 'Routers'},
            {path: '/docs/lambda', title: 'Lambda'},
          ],
        },
        {
          name: 'Documentation',
          pages: [
            {path: '/docs/move', title: 'Move from 9'},
            {path: '/docs/suspense', title: 'Suspense'},
          ],
        },
      ],
    },
  ]);
});
