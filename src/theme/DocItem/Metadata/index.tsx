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
  return (
    <>
      <DocItemMetadata />
      {activeVersion !== latest && counterpart !== undefined && (
        <Head>
          <link rel="canonical" href={siteConfig.url + counterpart} />
        </Head>
      )}
    </>
  );
}
