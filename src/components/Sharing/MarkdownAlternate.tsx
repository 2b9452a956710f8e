import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {alternatePath, alternateType} from '@site/src/shared/alternates';
import {usePagePath} from './usePagePath';

/** Tells machines that this page exists as Markdown too. The build writes that file for every page that says so. */
export function MarkdownAlternate(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type={alternateType} title="Markdown" href={alternatePath(usePagePath())} />
    </Head>
  );
}
