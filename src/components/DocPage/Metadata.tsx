import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveDocContext, useDoc, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme/DocItem/Metadata';
import {useCounterpart} from '../DocsVersions/useCounterpart';
import {ArticleData} from '../Sharing/ArticleData';
import {MarkdownAlternate} from '../Sharing/MarkdownAlternate';
import {SocialImage} from '../Sharing/SocialImage';

/**
 * Adds the metadata of a docs page, a social image, a link to the Markdown version, and structured data. For old versions of the docs, also
 * adds the version to the title and a canonical link to the page in the latest version.
 */
export function Metadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {activeVersion} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const counterpart = useCounterpart()(latest);
  const version = activeVersion?.label ?? '';
  // A counterpart with a hash is only a section of a longer page, which doesn't replace the whole page.
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
