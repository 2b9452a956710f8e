import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {alternatePath, alternateType} from '@site/src/shared/alternates';
import {usePagePath} from './usePagePath';

/** Links to the Markdown version of the page in its head. The build writes a Markdown file for every page with this link. */
export function MarkdownAlternate(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type={alternateType} title="Markdown" href={alternatePath(usePagePath())} />
    </Head>
  );
}
