import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * What fences of the site may be written in, as Prism calls it, with what these languages are made of. The others, and the colour
 * themes, would be a tenth of the JavaScript of every page.
 */
export const keptLanguages = [
  'markup',
  'html',
  'svg',
  'regex',
  'clike',
  'javascript',
  'js',
  'javadoclike',
  'jsdoc',
  'css',
  'typescript',
  'jsx',
  'tsx',
  'json',
];

/** Takes out of prism-react-renderer what no page uses, and out of the first script what only later pages use. */
export default function prunePrism(): Plugin {
  return {
    name: 'prune-prism',
    configureWebpack: () => ({
      // The theme's own start of Prism, in the script that all pages wait for. Code blocks load and start it themselves. (`false` instead
      // of an empty module would put the folder of the site into the build.)
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: path.join(
            __dirname,
            'nothing.mjs',
          ),
        },
      },
      module: {
        rules: [
          {
            test: /[\\/]prism-react-renderer[\\/]dist[\\/]index\.mjs$/,
            loader: path.join(__dirname, 'pruneLoader.mjs'),
            options: {languages: keptLanguages},
          },
        ],
      },
    }),
  };
}
