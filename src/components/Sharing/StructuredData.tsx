import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

type Thing = {'@type': string; [property: string]: unknown};

type Props = {
  /** Data in the vocabulary of https://schema.org, without `@context`. */
  data: Thing | {'@graph': Thing[]};
};

/** Adds structured data for search engines to the head of a page. */
export function StructuredData({data}: Props): ReactNode {
  // After client-side navigation, the text is inserted as HTML. The Trusted Types policy refuses HTML with unknown elements.
  const json = JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
