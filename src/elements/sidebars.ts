import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the element page. It contains one item of each kind. */
const sidebars: SidebarsConfig = {
  elements: [
    {
      type: 'category',
      label: 'Open section',
      collapsed: false,
      items: [
        'index',
        'neighbour',
        {
          type: 'category',
          label: 'Closed category with a page',
          link: {type: 'doc', id: 'neighbour'},
          items: [{type: 'link', label: 'Router', href: '/docs/router'}],
        },
        {type: 'link', label: 'A label that is so long that it needs two lines', href: '/docs/context'},
        {type: 'link', label: 'Another site', href: 'https://github.com/trpc/trpc'},
      ],
    },
    {
      type: 'category',
      label: 'Closed section',
      items: [{type: 'link', label: 'Procedures', href: '/docs/procedures'}],
    },
  ],
};

export default sidebars;
