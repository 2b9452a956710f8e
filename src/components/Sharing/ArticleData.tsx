import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialImagePath} from '@site/src/shared/socialImages';
import {StructuredData} from './StructuredData';
import {usePageLanguage} from './usePageLanguage';
import {usePagePath} from './usePagePath';

type Props = {
  /** Label of the docs version, such as `10.x`. */
  version: string;
};

/** Adds structured data that describes a docs page as a technical article about one version of tRPC. */
export function ArticleData({version}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const home = siteConfig.url + siteConfig.baseUrl;
  const path = usePagePath();
  const language = usePageLanguage();
  const url = siteConfig.url + path;
  return (
    <StructuredData
      data={{
        '@type': 'TechArticle',
        '@id': url,
        url,
        mainEntityOfPage: url,
        headline: metadata.title,
        description: metadata.description,
        image: siteConfig.url + socialImagePath(path, siteConfig.baseUrl),
        inLanguage: language,
        ...(typeof metadata.lastUpdatedAt === 'number' && {
          dateModified: new Date(metadata.lastUpdatedAt).toISOString(),
        }),
        ...(frontMatter.keywords && {keywords: frontMatter.keywords}),
        isPartOf: {
          '@type': 'WebSite',
          '@id': `${home}#website`,
          name: `${siteConfig.title} documentation`,
          url: home,
        },
        about: {'@type': 'SoftwareApplication', name: siteConfig.title, softwareVersion: version},
      }}
    />
  );
}
