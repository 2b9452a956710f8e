import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {SiteFiles} from '../siteFiles';

const versions = [
  {name: 'current', label: '10.x', path: '', changes: {since: '9.x', guide: 'migrate'}},
  {name: '9.x', label: '9.x', path: 'v9'},
];

/** The files of a small site. Both docs versions have a page `context`. */
const tree: Record<string, string> = {
  'docsVersions.json': JSON.stringify(versions),
  'docs/server/context.md': `---
title: Context
slug: /context
description: What createContext returns reaches every resolver of a request.
---

import Part from '../_part.md';

Text with ![a chart](./chart.png), [a router](router.md) and [itself](./context.md#details).

<Part />

## Details
`,
  'docs/server/router.md': `---
title: Router
slug: /router
description: A router collects procedures, and its type is all that a client needs.
---

See [\`context.md\`](./context.md), [details](<context.md#details> "The title ./context.md"), [the list][list] and [the route](/docs/context?a=1#details).
The [relative route](./context#details) also works.

[list]: ./context.md#details

<Note href="/docs/context" page="./context.md" />

\`\`\`md
[Not a link](./context.md)
\`\`\`
`,
  'docs/server/chart.png': 'png',
  'docs/_part.md': 'A partial with a link to the [context](./server/context.md).\n',
  'docs/index.md': `---
title: Start
slug: /
description: What the toolkit does, and where to begin with it on this small site.
---

[Context](./server/context.md)
`,
  'versioned_docs/version-9.x/server/context.md': `---
title: Context
slug: /context
description: The same subject in an earlier version, with a link to the later one.
---

[Later](/docs/context#details), [own](./context.md), [absolute](/server/context.md)
`,
  'blog/2022-11-21-post.md': `---
title: Post
slug: post
related_docs: [/docs/context, /docs/router]
---

[Context](/docs/context) and [file](../docs/server/context.md)
`,
  'README.md': 'See <https://example.org> and [context](docs/server/context.md) {not MDX\n',
  'docusaurus.config.ts': `export default {
  items: [{docId: 'server/context', to: '/docs/context'}],
  content: \`<a href="\${baseUrl}docs/context">Context</a>\`,
};
`,
  'src/pages/index.tsx': `export const link = <Link to="/docs/context#details">Context</Link>;
export const other = ['/docs/context-menu', 'context', '/docs/context'];
`,
  'src/pages/__tests__/index.test.ts': "expect(link).toBe('/docs/context');\n",
  'src/components/DocsVersions/pageMap.json': JSON.stringify({
    '9.x': {toNewer: {old: 'context#details'}, fromNewer: {router: 'context', '': null}},
  }),
  'e2e/data/renamed.json': JSON.stringify({old: 'context#details'}),
  'e2e/data/withoutChanges.json': JSON.stringify(['/docs/context', '/docs/first']),
  'e2e/docs/page.spec.ts': "await open(page, '/docs/context');\n",
  'sidebars.ts': `export default {
  docs: [
    'index',
    {
      type: 'category',
      label: 'Server',
      link: {type: 'doc', id: 'server/router'},
      items: ['server/context'],
    },
    {type: 'category', label: 'Empty', items: []},
  ],
};
`,
  'versioned_sidebars/version-9.x-sidebars.json': JSON.stringify({
    docs: [{type: 'doc', id: 'server/context'}],
  }),
  'redirects.json': JSON.stringify({
    $schema: './redirects.schema.json',
    redirects: {'/docs/ctx': '/docs/context#details', '/docs/context#gone': '/docs/router'},
  }),
  'routes.lock.json': JSON.stringify({
    pages: {
      'docs current': {'/docs': [], '/docs/context': ['details'], '/docs/router': ['routes']},
      'docs 9.x': {'/docs/v9/context': [], '/docs/v9/old': []},
    },
    feeds: ['/blog/atom.xml'],
  }),
};

/** Writes the small site into a temporary folder. */
export function createSmallTree(): {folder: string; files: SiteFiles} {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return {folder, files: new SiteFiles(folder)};
}
