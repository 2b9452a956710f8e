// Wraps @theme/DocCategoryGeneratedIndexPage: adds a social image and a link to the Markdown version.
import type {ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {MarkdownAlternate} from '@site/src/components/Sharing/MarkdownAlternate';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';

export default function CategoryPageWithSharing(props: Props): ReactNode {
  const version = useActiveVersion(undefined);
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      <SocialImage title={props.categoryGeneratedIndex.title} section={`Docs ${version?.label ?? ''}`} />
      <MarkdownAlternate />
    </>
  );
}
