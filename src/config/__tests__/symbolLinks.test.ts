import {describe, expect, test} from 'vitest';
import {docsVersions} from '../../shared/docsVersions';
import {readPage, readSymbolLinks} from '../symbolLinks';

const page = `---
slug: /procedures
api:
  - "@trpc/server:ProcedureBuilder.query"
  - "@trpc/server:ProcedureBuilder.input#validate"
---

\`\`\`sh
## Not a heading
\`\`\`

## Validate the input {/* #validate */}

### initTRPC

<Declaration of="initTRPC" from="@trpc/server/adapters/express" />
`;

describe('readPage', () => {
  test('reads the symbols in the front matter, and the entries of the API reference', () => {
    const {listed, referenced} = readPage('docs/a.md', page, '/docs');
    expect(listed).toEqual([
      {
        symbol: '@trpc/server:ProcedureBuilder.query',
        target: '/docs/procedures',
        place: {file: 'docs/a.md', line: 4, column: 6},
      },
      {
        symbol: '@trpc/server:ProcedureBuilder.input',
        target: '/docs/procedures#validate',
        place: {file: 'docs/a.md', line: 5, column: 6},
      },
    ]);
    expect(referenced).toEqual([{symbol: '@trpc/server:initTRPC', target: '/docs/procedures#initTRPC'}]);
  });

  test('rejects an anchor that no heading of the page has', () => {
    expect(() => readPage('docs/a.md', page.replace('#validate"', '#check"'), '/docs')).toThrow(
      'docs/a.md:5:6: `@trpc/server:ProcedureBuilder.input#check` leads to no heading. Found no heading with the id `check`, expected one of `validate`, `inittrpc`. If the heading has been renamed, add `{/* #check */}` after its text.',
    );
  });

  test('a value of the wrong kind has no symbols, so that the check of the page can report it', () => {
    const front = (api: string) => `---\nslug: /a\napi:${api}\n---\n`;
    for (const api of ['', ' text', ' {a: b}']) {
      expect(readPage('docs/a.md', front(api), '/docs').listed).toEqual([]);
    }
  });

  test('a partial has no address, so nothing links to it', () => {
    expect(readPage('docs/_a.md', '## A\n', '/docs')).toEqual({listed: [], referenced: []});
  });
});

test('every docs version has links, and a page has precedence over the API reference', () => {
  const links = readSymbolLinks();
  expect(Object.keys(links)).toEqual(docsVersions.map(({label}) => label));
  expect(links['10.x']?.['@trpc/client:httpBatchLink']).toBe('/docs/links/httpBatchLink');
  expect(links['10.x']?.['@trpc/client:HTTPHeaders']).toBe('/docs/reference/client#HTTPHeaders');
  expect(links['9.x']?.['@trpc/server:Router.merge']).toBe('/docs/v9/merging-routers');
});
