import type {Config} from '@docusaurus/types';
import siteConfig from '../../docusaurus.config';
import codeSamples from '../../src/plugins/code-samples';
import responseHeaders from '../../src/plugins/response-headers';
import searchRecords from '../../src/plugins/search-records';

export type Overrides = {
  navbarItems?: {type: string; [option: string]: unknown}[];
  additionalLanguages?: string[];
  /** Whether the site's search is made. */
  hasSearch?: boolean;
  /** With the plugin that computes the policy: the stock search bar of the fixture has things that it would block. */
  hasHeaders?: boolean;
};

/**
 * The site's own config without what needs the site's content: its versions, blog, styles, plugins but the check of samples, and links.
 * All that decides whether a mistake stops the build stays as it is.
 */
export function createFixtureConfig({
  navbarItems = [],
  additionalLanguages = [],
  hasSearch = false,
  hasHeaders = false,
}: Overrides): Config {
  const {presets, themeConfig} = siteConfig;
  const presetOptions = presets.flat().find(part => typeof part !== 'string');
  return {
    ...siteConfig,
    clientModules: [],
    plugins: [codeSamples, ...(hasSearch ? [searchRecords] : []), ...(hasHeaders ? [responseHeaders] : [])],
    presets: [
      [
        'classic',
        {
          ...presetOptions,
          docs: {
            ...presetOptions?.docs,
            versions: {},
            remarkPlugins: [],
            rehypePlugins: [],
            beforeDefaultRehypePlugins: [],
          },
          blog: false,
          theme: {},
        },
      ],
    ],
    themeConfig: {
      ...themeConfig,
      announcementBar: undefined,
      footer: undefined,
      navbar: {...themeConfig.navbar, items: navbarItems},
      prism: {
        ...themeConfig.prism,
        additionalLanguages: [...themeConfig.prism.additionalLanguages, ...additionalLanguages],
      },
    },
  };
}
