import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {StructuredData} from './StructuredData';
import {usePageLanguage} from './usePageLanguage';

const repository = 'https://github.com/trpc/trpc';
const license = `${repository}/blob/main/LICENSE`;

/** Adds structured data about tRPC and this site to the home page. */
export function SoftwareData(): ReactNode {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const home = siteConfig.url + siteConfig.baseUrl;
  const software = {
    name: siteConfig.title,
    description: siteConfig.tagline,
    url: home,
    license,
  };
  const version = siteMetadata.siteVersion;
  const language = usePageLanguage();
  return (
    <StructuredData
      data={{
        '@graph': [
          {
            '@type': 'WebSite',
            '@id': `${home}#website`,
            name: `${siteConfig.title} documentation`,
            url: home,
            inLanguage: language,
            potentialAction: {
              '@type': 'SearchAction',
              target: {'@type': 'EntryPoint', urlTemplate: `${home}search?q={search_term_string}`},
              'query-input': 'required name=search_term_string',
            },
          },
          {
            '@type': 'SoftwareSourceCode',
            '@id': `${home}#source`,
            ...software,
            version,
            codeRepository: repository,
            programmingLanguage: 'TypeScript',
            runtimePlatform: 'Node.js',
          },
          {
            '@type': 'SoftwareApplication',
            '@id': `${home}#software`,
            ...software,
            softwareVersion: version,
            applicationCategory: 'DeveloperApplication',
            operatingSystem: 'Any',
            offers: {'@type': 'Offer', price: '0', priceCurrency: 'EUR'},
          },
        ],
      }}
    />
  );
}
