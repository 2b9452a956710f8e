import type {Config} from '@docusaurus/types';
import siteConfig from '../../docusaurus.config';
import codeSamples from '../../src/plugins/code-samples';
import responseHeaders from '../../src/plugins/response-headers';
import searchRecords from '../../src/plugins/search-records';

export type Overrides = {
  navbarItems?: {type: string; [option: string]: unknown}[];
  additionalLanguages?: string[];
  /** Whether the build creates the search records. */
  hasSearch?: boolean;
  /**
   * Whether the plugin that computes the content security policy runs. It's off by default, because it rejects markup in the default search
   * bar of the fixture site.
   */
  hasHeaders?: boolean;
};

/**
 * Creates a config from the config of the real site. It leaves out everything that needs the content of the real site: the docs versions,
 * the blog, the styles, the navbar and footer links, and all plugins except the check of code samples. All settings that decide whether
 * a mistake stops the build are the same.
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
