import config from '../../docusaurus.config';
import downloads from '../../src/plugins/downloads';
import markdownAlternates from '../../src/plugins/markdown-alternates';
import socialImages from '../../src/plugins/social-images';

/** Plugins that write files of their own and change neither pages nor scripts. */
const plugins: readonly unknown[] = [downloads, markdownAlternates, socialImages];

/** The configuration for builds of which only pages and scripts are needed. They take half as long as builds of the whole site. */
export const interfaceConfig = {
  ...config,
  plugins: config.plugins.filter(
    entry => !(typeof entry === 'function' && 'plugin' in entry && plugins.includes(entry.plugin)),
  ),
};
