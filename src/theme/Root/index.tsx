// Replaces @theme/Root: preloads the text font. Its URL is known only here, because the bundler assigns it. The original is empty.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Root';
import inter from '@site/src/css/fonts/inter.woff2';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
