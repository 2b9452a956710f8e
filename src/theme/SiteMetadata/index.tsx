// Wraps @theme/SiteMetadata: asks for the text typeface early, at the address that the bundler gives it.
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
