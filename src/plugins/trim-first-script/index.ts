import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves data that only the build reads out of the script that every page loads first. */
export default function trimFirstScript(): Plugin {
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
          ],
        },
      };
    },
  };
}
