import config from '../../docusaurus.config';
import downloads from '../../src/plugins/downloads';
import markdownAlternates from '../../src/plugins/markdown-alternates';
import socialImages from '../../src/plugins/social-images';

/** The configuration for builds that need no social images, whose drawing takes long. */
export const configWithoutImages = withoutPlugins([socialImages]);

/** The configuration for builds of which only pages and scripts are needed. They take half as long as builds of the whole site. */
export const interfaceConfig = withoutPlugins([downloads, markdownAlternates, socialImages]);

function withoutPlugins(plugins: readonly unknown[]) {
  return {
    ...config,
    plugins: config.plugins.filter(
      entry => !(typeof entry === 'function' && 'plugin' in entry && plugins.includes(entry.plugin)),
    ),
  };
}
