import type {Config} from '@docusaurus/types';
import siteConfig from '../../../docusaurus.config';
import {sampleOptions} from '../../../samples/options';
import {responseHeadersOptions} from '../../../src/config/responseHeaders';
import {createCodeSamples} from '../../../src/plugins/code-samples';
import responseHeaders from '../../../src/plugins/response-headers';
import searchRecords from '../../../src/plugins/search-records';

/** The differences between the config of a fixture site and the usual one. */
export type Overrides = {
  navbarItems?: {type: string; [option: string]: unknown}[];
  additionalLanguages?: string[];
  /** Whether the build creates the search records. */
  hasSearch?: boolean;
  /**
   * Whether the plugin that computes the content security policy runs. By default it doesn't run, because it rejects markup in the default
   * search bar, which the fixture site uses.
   */
  hasHeaders?: boolean;
};

/**
 * Creates a config from the config of the real site. Leaves out everything that needs the content of the real site: the docs versions, the
 * blog, the sitemap, the styles, the links in the navbar and the footer, and all plugins except the one that checks code samples. Keeps all
 * settings that decide whether a mistake stops the build.
 */
export function createFixtureConfig({
  navbarItems = [],
  additionalLanguages = [],
  hasSearch = false,
  hasHeaders = false,
}: Overrides): Config {
  const {presets, themeConfig} = siteConfig;
  const codeSamples = createCodeSamples(sampleOptions);
  const presetOptions = presets.flat().find(part => typeof part !== 'string');
  return {
    ...siteConfig,
    clientModules: [],
    plugins: [
      codeSamples.plugin,
      ...(hasSearch ? [[searchRecords, {}]] : []),
      ...(hasHeaders ? [[responseHeaders, responseHeadersOptions] as [typeof responseHeaders, object]] : []),
    ],
    presets: [
      [
        'classic',
        {
          ...presetOptions,
          docs: {
            ...presetOptions?.docs,
            docItemComponent: undefined,
            docCategoryGeneratedIndexComponent: undefined,
            versions: {},
            beforeDefaultRemarkPlugins: [codeSamples.remarkPlugin],
            remarkPlugins: [],
            rehypePlugins: [],
            beforeDefaultRehypePlugins: [],
          },
          blog: false,
          sitemap: false,
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
