// Wraps @theme/DocItem/Metadata: a page of an old version has the version in its title, and names the page that took its place as the
// canonical one; picture, Markdown twin and facts for machines.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveDocContext, useDoc, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {useCounterpart} from '@site/src/components/DocsVersions/useCounterpart';
import {ArticleData} from '@site/src/components/Sharing/ArticleData';
import {MarkdownAlternate} from '@site/src/components/Sharing/MarkdownAlternate';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';

export default function DocItemMetadataForSharing(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {activeVersion} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const counterpart = useCounterpart()(latest);
  const version = activeVersion?.label ?? '';
  // A successor that is one section of a page isn't the same page.
  const isReplaced = activeVersion !== latest && counterpart !== undefined && !counterpart.includes('#');
  return (
    <>
      <DocItemMetadata />
      {activeVersion !== latest && !metadata.title.includes(version) && (
        <PageMetadata title={`${metadata.title} (${version})`} />
      )}
      <SocialImage title={metadata.title} section={`Docs ${version}`} />
      <MarkdownAlternate />
      <ArticleData version={version} />
      {isReplaced && (
        <Head>
          <link rel="canonical" href={siteConfig.url + counterpart} />
        </Head>
      )}
    </>
  );
}
