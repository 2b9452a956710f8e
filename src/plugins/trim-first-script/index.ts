import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Leaves out of the scripts what no page needs. Most of it would be in the script that every page loads first. */
export default function trimFirstScript({siteDir}: LoadContext): Plugin {
  return {
    name: 'trim-first-script',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        // By default, the names of files also contain the names of their chunks, and the script contains all names.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        module: {
          rules: [
            {
              include: [path.join(siteDir, 'src'), path.join(siteDir, 'node_modules/@docusaurus')],
              test: /\.(?:js|tsx?)$/,
              // The loader reads JavaScript, so it has to run after the compiler.
              enforce: 'post',
              use: path.join(__dirname, 'removeDescriptions.mjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]registry\.js$/,
              use: path.join(__dirname, 'removeModuleNames.mjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
              use: path.join(__dirname, 'removeBuildOptions.mjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]site-metadata\.json$/,
              use: path.join(__dirname, 'removePluginVersions.mjs'),
            },
            {
              include: path.join(siteDir, 'node_modules/@docusaurus/utils-common'),
              resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.mjs')}},
            },
          ],
        },
      };
    },
  };
}
