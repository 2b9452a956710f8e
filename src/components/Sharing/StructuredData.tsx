import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

type Thing = {'@type': string; [property: string]: unknown};

type Props = {
  /** What the page is about in the vocabulary of https://schema.org, without `@context`. */
  data: Thing | {'@graph': Thing[]};
};

/** Facts about a page for search engines. */
export function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({'@context': 'https://schema.org', ...data})}
      </script>
    </Head>
  );
}
