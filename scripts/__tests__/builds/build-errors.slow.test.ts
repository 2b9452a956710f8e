// Tests that mistakes stop the build. Each test makes one mistake in a small fixture site that uses the config of the real site. Without a
// mistake, the fixture site builds without errors.
import {describe, test} from 'vitest';
import {buildFixtureSite, type Mistake} from './fixtureSite';

type Case = Mistake & {
  name: string;
  /** The output of the failed build must contain each of these strings. */
  errors: string[];
};

const cases: Case[] = [
  {
    name: 'a link to a page that does not exist',
    files: {'docs/other.md': createDoc('[Away](/docs/nowhere)\n\n## A heading')},
    errors: ['Docusaurus found broken links!', '/docs/nowhere'],
  },
  {
    name: 'a link to a heading that does not exist',
    files: {'docs/other.md': createDoc('Text without a heading.')},
    errors: ['Docusaurus found broken anchors!', '/docs/other#a-heading'],
  },
  {
    name: 'a link to a Markdown file that does not exist',
    files: {'docs/other.md': createDoc('[Away](./nowhere.md)\n\n## A heading')},
    errors: ['Markdown link with URL `./nowhere.md`', "couldn't be resolved", 'docs/other.md'],
  },
  {
    name: 'an image that does not exist',
    files: {'docs/other.md': createDoc('![A chart](./nowhere.png)\n\n## A heading')},
    errors: ['Markdown image with URL `./nowhere.png`', "couldn't be resolved", 'docs/other.md'],
  },
  {
    name: 'two pages with the same route',
    files: {'docs/third.md': createDoc('Text.')},
    errors: ['Duplicate routes found!', '/docs/other'],
  },
  {
    name: 'an undeclared inline script',
    hasHeaders: true,
    files: {
      'docs/other.md': createDoc(
        "<script dangerouslySetInnerHTML={{__html: 'navigator.sendBeacon(location)'}} />\n\n## A heading",
      ),
    },
    errors: [
      'build/docs/other.html:4:',
      'browsers block undeclared inline scripts. Found "navigator.sendBeacon(location)"',
      'Move the code into a client module.',
    ],
  },
  {
    name: 'a navbar link to a sidebar without pages',
    files: {
      'sidebars.ts': "export default {docs: ['start', 'other'], notes: [{type: 'html', value: 'A note'}]};\n",
    },
    navbarItems: [{type: 'docSidebar', sidebarId: 'notes', label: 'Notes'}],
    errors: ['Sidebar with ID "notes"', "doesn't have anything to be linked to."],
  },
  {
    name: 'a sidebar that lists a page that does not exist',
    files: {'sidebars.ts': "export default {docs: ['start', 'other', 'nowhere']};\n"},
    errors: ['These sidebar document ids do not exist:', '- nowhere'],
  },
  {
    name: 'an unknown type of navbar item',
    navbarItems: [{type: 'marquee', label: 'News'}],
    errors: ['Bad navbar item type marquee'],
  },
  {
    name: 'a custom type of navbar item without a component',
    navbarItems: [{type: 'custom-marquee', label: 'News'}],
    errors: ['No NavbarItem component found for type "custom-marquee".'],
  },
  {
    name: 'an unknown code language',
    additionalLanguages: ['klingon'],
    errors: ["Cannot find module './prism-klingon'"],
  },
  {
    name: 'a mistake in a code sample',
    files: {'docs/other.md': createDoc('```sh live\nnpm start\n```\n\n## A heading')},
    errors: [
      'Problems in Markdown files: 1',
      'docs/other.md:6:7: error: unknown fence option. Found `live`, expected one of title, {1,3-5}, showLineNumbers, npm2yarn.',
    ],
  },
  {
    name: 'incomplete settings for Algolia',
    hasSearch: true,
    env: {ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_API_KEY: 'key'},
    errors: [
      'The environment variables for Algolia are incomplete. Found ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, missing ALGOLIA_INDEX_NAME.',
      'Set all three to search with Algolia, or none to use the built-in index.',
    ],
  },
  {
    name: 'a page without a default export',
    files: {'src/pages/nothing.tsx': "export const title = 'Nothing to render';\n"},
    errors: ["The page component at /nothing doesn't have a default export."],
  },
];

describe.concurrent('the build', () => {
  for (const {name, errors, ...mistake} of cases) {
    test(`fails because of ${name}`, async ({expect: expectHere}) => {
      const {exitCode, output} = await buildFixtureSite(mistake);
      for (const error of errors) {
        expectHere(output).toContain(error);
      }
      expectHere(exitCode, output).toBe(1);
    });
  }

  test('succeeds without a mistake', async ({expect: expectHere}) => {
    const {exitCode, output} = await buildFixtureSite();
    expectHere(exitCode, output).toBe(0);
    expectHere(output).toContain('Generated static files');
  });
});

/** Returns the Markdown of the page `/docs/other`. */
function createDoc(body: string): string {
  return `---\ntitle: Other\nslug: /other\n---\n\n${body}\n`;
}
