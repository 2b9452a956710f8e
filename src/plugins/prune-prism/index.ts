import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Prism's names for the languages that the site's code blocks use and for the languages that these are based on. Prism's other languages
 * and its colour themes would add a tenth to the JavaScript of every page.
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

/** Removes unused languages and themes from prism-react-renderer. Also removes Prism from the script that every page loads first. */
export default function prunePrism(): Plugin {
  return {
    name: 'prune-prism',
    configureWebpack: () => ({
      // The theme initialises Prism in the script that every page loads first. Code blocks load Prism themselves, so this isn't necessary.
      // An empty module is used because the alias `false` would put the absolute path of the site's folder into the build.
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: path.join(
            __dirname,
            'emptyModule.mjs',
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
