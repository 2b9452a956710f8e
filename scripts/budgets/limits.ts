// The limits in budgets.json: bytes after compression with Brotli. Fonts and images aren't compressed, and requests are a number.
import {readFileSync} from 'node:fs';
import {chooseLargest, countSearchPages, features, readFeatures, type FeatureName} from './features';
import {pageTypes, type PageType} from './pageTypes';
import {readPages, type Page, type PageFiles} from './readSite';

export const budgetsFile = 'budgets.json';

type Limits = Record<string, number>;

export type Budgets = {
  /** The number of posts for which the limits of the list of posts were set. */
  posts: number;
  /** The number of pages in the search for which the limits of its records were set, by the name of the feature. */
  searchPages: Partial<Record<string, number>>;
  pages: Record<PageType, Limits>;
  features: Record<FeatureName, Limits>;
};

/** What a limit applies to. */
export type Subject = {
  group: 'pages' | 'features';
  /** The type of the pages, or the name of the feature. */
  name: string;
  kind: string;
  /** The files that are measured, relative to the folder of the build. Not set for requests. */
  files?: string[];
  /** The number of requests. Not set for sizes. */
  count?: number;
  /** The path of the page with the files, if this is about pages. */
  page?: string;
  /** The number of posts in the build, if the page lists them. */
  posts?: number;
  /** The number of pages in the search records, if this is about them. */
  searchPages?: number;
};

const fileKinds: readonly (keyof PageFiles)[] = [
  'html',
  'css',
  'javaScript',
  'pageJavaScript',
  'fonts',
  'images',
];

/** What a new post may add to the list of posts: its title and beginning, and the module with its text. */
const allowancePerPost: Limits = {html: 300, pageJavaScript: 2_500, requests: 1};
/** What a new page may add to the search records: about as much as the average page. */
const allowancePerSearchPage = 1_500;

/** Names of kinds in messages. */
const kindNames: Readonly<Record<string, string>> = {
  html: 'HTML',
  css: 'CSS',
  javaScript: 'JavaScript',
  pageJavaScript: 'JavaScript of the page’s own content',
};

const docsPageTypes: readonly string[] = [
  'Docs page',
  'Docs page with many samples',
  'Category page',
  'Reference page',
  'Page of an older version',
] satisfies PageType[];

/** Returns the highest limit that budgets.json can contain. All pages have the same first scripts, so their limit is that of docs pages. */
export function getHighestLimit({group, name, kind}: Pick<Subject, 'group' | 'name' | 'kind'>): number {
  if (group === 'pages' && kind === 'javaScript') {
    return 118_000;
  }
  return group === 'pages' && kind === 'css' && docsPageTypes.includes(name) ? 20_000 : Infinity;
}

/**
 * Returns the limit of a subject, or undefined if the budgets contain none. The limits of the list of posts grow with each new post, and
 * those of the search records with each new page.
 */
export function findLimit(subject: Subject, budgets: Budgets): number | undefined {
  const {group, name, kind} = subject;
  const limits: Partial<Record<string, Limits>> = budgets[group];
  const limit = limits[name]?.[kind];
  return limit === undefined ? undefined : limit + computeGrowth(subject, budgets);
}

function computeGrowth({name, kind, posts = 0, searchPages = 0}: Subject, budgets: Budgets): number {
  const newPosts = Math.max(0, posts - budgets.posts);
  const newPages = Math.max(0, searchPages - (budgets.searchPages[name] ?? 0));
  return newPosts * (allowancePerPost[kind] ?? 0) + newPages * allowancePerSearchPage;
}

export function nameKind(kind: string): string {
  return kindNames[kind] ?? kind;
}

export function readBudgets(file = budgetsFile): Budgets {
  // A test compares the keys with the page types and the features.
  return JSON.parse(readFileSync(file, 'utf8')) as Budgets;
}

/** Lists everything that has a limit. Of the pages of a type, the page with the most bytes before compression is measured. */
export function listSubjects(folder: string): Subject[] {
  const pages = readPages(folder);
  const featureFiles = readFeatures(folder);
  return [
    ...pageTypes.flatMap(type => listPageSubjects(folder, type, pages)),
    ...features.flatMap(name =>
      Object.entries(featureFiles[name]).map(([kind, alternatives]): Subject => {
        const files = chooseLargest(folder, alternatives);
        const searched = kind === 'records' ? {searchPages: countSearchPages(folder, files)} : {};
        return {group: 'features', name, kind, files, ...searched};
      }),
    ),
  ];
}

function listPageSubjects(folder: string, type: PageType, pages: readonly Page[]): Subject[] {
  const group = pages.filter(page => page.type === type);
  const listed = type === 'List of posts' ? {posts: pages.filter(page => page.type === 'Post').length} : {};
  const [busiest] = group.toSorted((a, b) => b.requested.length - a.requested.length);
  if (busiest === undefined) {
    throw new Error(`scripts/budgets/pageTypes.ts: found no page of the type “${type}” in ${folder}.`);
  }
  return [
    ...fileKinds.map((kind): Subject => {
      const files = chooseLargest(
        folder,
        group.map(page => page.files[kind]),
      );
      const page = group.find(candidate => candidate.files[kind].join() === files.join());
      return {group: 'pages', name: type, kind, files, page: page?.path ?? '', ...listed};
    }),
    {
      group: 'pages',
      name: type,
      kind: 'requests',
      count: busiest.requested.length,
      page: busiest.path,
      ...listed,
    },
  ];
}
