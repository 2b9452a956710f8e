import type {SearchRecordsOptions} from '../plugins/search-records/options';
import * as codeBlock from '../shared/codeBlockClassNames';

/** What the search has to know about the pages of this site. After a change, run `npm run bench:search`. */
export const searchRecordsOptions: SearchRecordsOptions = {
  // Pages that repeat or list what other pages explain come later, because readers look for the explanation.
  pageRanks: [
    {path: /^\/$/, rank: 50},
    {path: /\/landing-intro\//, rank: 40},
    {path: /\/media$/, rank: 60},
    {path: /\/(?:downloads|offline)$/, rank: 70},
    {path: /\/faq$/, rank: 80},
    {path: /\/migrate-from-/, rank: 92},
    // Reference pages contain all names, so without a lower rank they would be the first hit for every name.
    {path: /\/reference(?:\/|$)/, rank: 35},
    {path: /\/errors$/, rank: 75},
    {path: /\/not-in-/, rank: 80},
    // The pages of the tutorial and the guides use features that other pages explain.
    {path: /\/start\//, rank: 70},
    {path: /\/(?:file-uploads|monorepos|production|testing|typescript-errors)$/, rank: 93},
    {path: /\/(?:awesome-trpc|example-apps|further-reading|contributing|love)$/, rank: 85},
    {path: /\/blog\//, rank: 85},
  ],
  categoryPageRank: 80,
  // The section "Next", which CONTRIBUTING.md describes, only links to other pages.
  sectionFactors: {Next: 0.6},
  categories: [
    {path: /\/blog(\/|$)/, name: 'Blog'},
    {path: /\/docs(\/|$)/, name: 'Documentation'},
  ],
  ignoredPaths: [/\/archive$/],
  ignoredClasses: [
    // Text about the variants of a live pair. A live pair is a server file and a client file that readers can run in the page.
    'live-pair-words',
    // Notes about differences from docs 9.x.
    'what-changed',
  ],
  // The second class belongs to the types and errors below a line of a code sample.
  codeLineClasses: [codeBlock.line, codeBlock.note],
};
