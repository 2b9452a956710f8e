import type {FrontMatterField} from '../plugins/page-checks/frontMatterFields';

/** The fields that the front matter of pages can have. `npm run content -- --fix` writes them to front-matter.schema.json for editors. */
export const frontMatterFields: readonly FrontMatterField[] = [
  {
    name: 'title',
    kind: 'text',
    isRequired: true,
    description: "The page's h1. It has to be unique in the docs version.",
  },
  {
    name: 'slug',
    kind: 'text',
    description: 'The route of the page. It’s only needed if it differs from the path of the file.',
  },
  {
    name: 'description',
    kind: 'text',
    isRequired: true,
    description: 'What the reader gets, in 50 to 160 characters. It has to be unique on the site.',
  },
  {
    name: 'keywords',
    kind: 'list of texts',
    description: "Words that readers search for and that the page doesn't contain.",
  },
  {
    name: 'sidebar_label',
    kind: 'text',
    folders: ['docs', 'versioned_docs'],
    description: 'A shorter title for the sidebar.',
  },
  {
    name: 'api',
    kind: 'list of texts',
    folders: ['docs', 'versioned_docs'],
    description: 'The names that the page explains, such as `@trpc/server:TRPCError.code#codes`.',
  },
  {
    name: 'displayed_sidebar',
    kind: 'text or null',
    folders: ['docs', 'versioned_docs'],
    description:
      'The name of the sidebar next to a page that is not in it, from `sidebars.ts`, or `null` for no sidebar.',
  },
  {
    name: 'pagination_next',
    kind: 'text or null',
    folders: ['docs', 'versioned_docs'],
    description: 'The id of the next page, or `null` for no link.',
  },
  {
    name: 'pagination_prev',
    kind: 'text or null',
    folders: ['docs', 'versioned_docs'],
    description: 'The id of the previous page, or `null` for no link.',
  },
  {name: 'authors', kind: 'list of authors', folders: ['blog'], description: 'The authors of a blog post.'},
  {name: 'tags', kind: 'list of texts', folders: ['blog'], description: 'Tags from blog/tags.yml.'},
  {
    name: 'related_docs',
    kind: 'list of routes',
    folders: ['blog'],
    description: 'The routes of the docs pages that are linked after a blog post.',
  },
  {
    name: 'samples',
    kind: 'text',
    folders: ['blog'],
    description: 'The docs version whose packages the code samples are checked with, by its label.',
  },
];
