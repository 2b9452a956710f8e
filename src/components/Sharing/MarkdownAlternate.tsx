import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {alternatePath} from './alternatePath';
import {usePagePath} from './usePagePath';

/** Adds a link to the head of a page, which leads to the page's Markdown version. The build writes this version for pages with the link. */
export function MarkdownAlternate(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" title="Markdown" href={alternatePath(usePagePath())} />
    </Head>
  );
}
