import type {ReactNode} from 'react';
import {
  useBlogMetadata,
  useBlogPost,
  useBlogPostStructuredData,
} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {StructuredData} from '../Sharing/StructuredData';
import {usePageLanguage} from '../Sharing/usePageLanguage';
import {socialImagePath} from '@site/src/shared/socialImages';

/**
 * Adds structured data that describes a post. Unlike the theme's data, it describes the author as an organisation, and contains the image,
 * the breadcrumbs and the reading time.
 */
export function PostData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useBlogPost();
  const {blogTitle, blogBasePath} = useBlogMetadata();
  const blogPosting = useBlogPostStructuredData();
  const language = usePageLanguage();
  const {permalink, title, readingTime, authors} = metadata;
  const image = siteConfig.url + socialImagePath(permalink, siteConfig.baseUrl);
  return (
    <>
      <StructuredData
        data={{
          ...blogPosting,
          image,
          inLanguage: language,
          author: authors.map(({name, url}) => ({
            '@type': 'Organization',
            name,
            url: url ?? siteConfig.url + siteConfig.baseUrl,
          })),
          ...(readingTime !== undefined && {timeRequired: `PT${Math.max(1, Math.ceil(readingTime))}M`}),
        }}
      />
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            {'@type': 'ListItem', position: 1, name: blogTitle, item: siteConfig.url + blogBasePath},
            {'@type': 'ListItem', position: 2, name: title, item: siteConfig.url + permalink},
          ],
        }}
      />
    </>
  );
}
