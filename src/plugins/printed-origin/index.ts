import type {LoadContext, Plugin} from '@docusaurus/types';

/** Sets the custom property `--site-origin` in style sheets to the origin of the site, so that printed links can be absolute URLs. */
export default function printedOrigin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'printed-origin',
    configurePostCss(options) {
      const insertOrigin = {
        postcssPlugin: 'printed-origin',
        Declaration: {
          '--site-origin': (declaration: {value: string}) => {
            declaration.value = `'${siteConfig.url}'`;
          },
        },
      };
      return {...options, plugins: [...options.plugins, insertOrigin]};
    },
  };
}
