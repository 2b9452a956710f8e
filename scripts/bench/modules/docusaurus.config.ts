// The configuration of the site with source maps, from which `npm run bench` reads the modules in each script. The maps aren't named in the
// scripts, so the scripts have the same bytes as those of a usual build. scripts/bench/modules/moduleReport.ts passes this file to
// Docusaurus with `--config`.
import {interfaceConfig} from '../../interface-build/interfaceConfig';

function sourceMaps() {
  return {
    name: 'source-maps',
    configureWebpack: (_: unknown, isServer: boolean) => (isServer ? {} : {devtool: 'hidden-source-map'}),
  };
}

export default {...interfaceConfig, plugins: [...interfaceConfig.plugins, sourceMaps]};
