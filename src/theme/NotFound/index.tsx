// Wraps @theme/NotFound: marks the HTML, so that the browser renders the page for the requested path instead of hydrating it.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import NotFound from '@theme-original/NotFound';
import {notFoundMetaName} from '@site/src/shared/notFound';

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
