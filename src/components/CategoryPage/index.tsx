import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useActiveVersion, useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import sources from '@category-sources';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import {getSourceUrl} from '@site/src/shared/sourceUrls';
import {PageHeader} from '../DocPage/PageHeader';
import docStyles from '../DocPage/styles.module.css';
import {VersionBanner} from '../DocPage/VersionBanner';
import {Feedback} from '../Feedback';
import {MarkdownAlternate} from '../Sharing/MarkdownAlternate';
import {SocialImage} from '../Sharing/SocialImage';
import {useSiteRepository} from '../SiteRepository/useSiteRepository';
import {Cards} from './Cards';

/** The page of a docs category, which lists its pages. The option `docCategoryGeneratedIndexComponent` names this component. */
export default function CategoryPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, navigation, permalink} = categoryGeneratedIndex;
  const category = useCurrentSidebarCategory();
  const version = useActiveVersion(undefined);
  const repository = useSiteRepository();
  const source = sources[permalink];
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <SocialImage title={title} section={`Docs ${version?.label ?? ''}`} />
      <MarkdownAlternate />
      <div className={docStyles.columns}>
        <div>
          <VersionBanner />
          <PageHeader />
          <header>
            <Heading as="h1">{title}</Heading>
            {description && <p>{description}</p>}
          </header>
          <article className="margin-top--lg">
            <Cards items={category.items} />
          </article>
          <footer className="margin-top--md">
            {repository !== undefined && source !== undefined && (
              <EditMetaRow
                className="margin-top--sm"
                editUrl={getSourceUrl(repository, source)}
                lastUpdatedAt={undefined}
                lastUpdatedBy={undefined}
              />
            )}
            <Feedback className={docStyles.feedback} />
            <DocPaginator previous={navigation.previous} next={navigation.next} />
          </footer>
        </div>
      </div>
    </>
  );
}
