// Wraps @theme/SiteMetadata: preloads the text font. Its URL is known only here, because the bundler assigns it.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import inter from '@site/src/css/fonts/inter.woff2';

export default function SiteMetadataWithFont(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <Head>
        <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
    </>
  );
}
