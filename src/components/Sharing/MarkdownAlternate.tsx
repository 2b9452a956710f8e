import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {alternatePath, alternateType} from '@site/src/shared/alternates';
import {usePagePath} from './usePagePath';

/** Adds a link to the page's Markdown version to the head of the page. The build writes a Markdown file for every page with this link. */
export function MarkdownAlternate(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type={alternateType} title="Markdown" href={alternatePath(usePagePath())} />
    </Head>
  );
}
