// The configuration of the site with source maps, from which `npm run bench` reads the modules in each script. The maps aren't named in the
// scripts, so the scripts have the same bytes as those of a usual build. scripts/bench/modules/moduleReport.ts passes this file to
// Docusaurus with `--config`.
import config from '../../../docusaurus.config';
import markdownAlternates from '../../../src/plugins/markdown-alternates';
import socialImages from '../../../src/plugins/social-images';

/** Plugins that don't change scripts. Without them, the build takes half as long. */
const unneededPlugins: readonly unknown[] = [markdownAlternates, socialImages];

function sourceMaps() {
  return {
    name: 'source-maps',
    configureWebpack: (_: unknown, isServer: boolean) => (isServer ? {} : {devtool: 'hidden-source-map'}),
  };
}

export default {
  ...config,
  plugins: [
    ...config.plugins.filter(
      entry => !(typeof entry === 'function' && 'plugin' in entry && unneededPlugins.includes(entry.plugin)),
    ),
    sourceMaps,
  ],
};
