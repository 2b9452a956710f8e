// Wraps @theme/DocItem/Metadata: a page of an old version names the page that took its place as the canonical one.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {useCounterpart} from '@site/src/components/DocsVersions/useCounterpart';

export default function DocItemMetadataWithCanonical(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {activeVersion} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const counterpart = useCounterpart()(latest);
  // A successor that is one section of a page isn't the same page.
  const isReplaced = activeVersion !== latest && counterpart !== undefined && !counterpart.includes('#');
  return (
    <>
      <DocItemMetadata />
      {isReplaced && (
        <Head>
          <link rel="canonical" href={siteConfig.url + counterpart} />
        </Head>
      )}
    </>
  );
}
