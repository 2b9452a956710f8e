import type {Config} from '@docusaurus/types';
import siteConfig from '../../docusaurus.config';
import responseHeaders from '../../src/plugins/response-headers';

export type Overrides = {
  navbarItems?: {type: string; [option: string]: unknown}[];
  additionalLanguages?: string[];
};

/**
 * The site's own config without what needs the site's content: its versions, blog, styles, plugins and links.
 * All that decides whether a mistake stops the build stays as it is.
 */
export function createFixtureConfig({navbarItems = [], additionalLanguages = []}: Overrides): Config {
  const {presets, themeConfig} = siteConfig;
  const presetOptions = presets.flat().find(part => typeof part !== 'string');
  return {
    ...siteConfig,
    clientModules: [],
    plugins: [responseHeaders],
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
