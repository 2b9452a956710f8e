import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {createCodeSamples} from '../..';
import {options} from './options';

const codeSamples = createCodeSamples(options);

const config: Config = {
  title: 'Shop',
  url: 'https://shop.example',
  baseUrl: '/',
  future: {v4: true, faster: true},
  plugins: [codeSamples.plugin],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: false,
          beforeDefaultRemarkPlugins: [codeSamples.remarkPlugin],
        },
        blog: false,
        pages: false,
        sitemap: false,
      } satisfies Preset.Options,
    ],
  ],
};

export default config;
