// Wraps @theme/SiteMetadata: preloads the font for text from the URL that the bundler has assigned.
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
