// Wraps @theme/NotFound: marks the HTML with a `meta` element. src/clientModules/notFound.ts looks for this element. If it exists, the page
// is rendered for the requested path instead of being hydrated.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import NotFound from '@theme-original/NotFound';
import {notFoundMetaName} from '@site/src/clientModules/notFound';

export default function MarkedNotFound(): ReactNode {
  return (
    <>
      <Head>
        <meta name={notFoundMetaName} content="true" />
      </Head>
      <NotFound />
    </>
  );
}
