import type {SearchRecord} from '../../shared/search';

type Section = Partial<Pick<SearchRecord, 'content' | 'code' | 'keywords' | 'label'>> & {heading?: string};

/** Creates the records of a docs page in version 10.x for tests. The first section is the beginning of the page and has no heading. */
export function createPageRecords(path: string, title: string, sections: Section[]): SearchRecord[] {
  return sections.map(({heading, content = null, code, keywords, label}, position) => {
    const anchor = heading?.toLowerCase().replaceAll(' ', '-') ?? null;
    const hash = anchor === null ? '' : `#${anchor}`;
    return {
      objectID: path + hash,
      type: heading ? 'lvl2' : 'lvl1',
      hierarchy: {
        lvl0: 'Guides',
        lvl1: title,
        lvl2: heading ?? null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      section: 'Guides',
      content,
      code,
      keywords,
      label,
      url: `https://example.org${path}${hash}`,
      anchor,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: {pageRank: 100, level: heading ? 90 : 100, position},
    };
  });
}

/** The records of a small example site. */
export const siteRecords: SearchRecord[] = [
  ...createPageRecords('/docs/router', 'Routers', [
    {content: 'A router groups procedures. Use context there.', code: 'initTRPC router'},
    {heading: 'Choose names', content: 'Names of procedures are keys.'},
  ]),
  ...createPageRecords('/docs/context', 'Context', [
    {
      content: 'Every procedure receives the values that a function of yours creates for each request.',
      keywords: ['session', 'prisma'],
    },
    {heading: 'With a data transformer', content: 'Nothing changes.'},
  ]),
  ...createPageRecords('/docs/useContext', 'useContext', [{content: 'Invalidate queries from a component.'}]),
  ...createPageRecords('/docs/data-transformers', 'Data transformers', [
    {content: 'Dates come back as strings without a transformer.', keywords: ['superjson']},
  ]),
  ...createPageRecords('/docs/useMutation', 'useMutation', [
    {content: 'Change data on the server. <script>alert(1)</script>'},
    {heading: 'Options', content: 'See router and context.'},
  ]),
  ...createPageRecords('/docs/faq', 'Questions and answers', [
    {content: 'Frequent questions of readers.', label: 'FAQ'},
  ]),
];
