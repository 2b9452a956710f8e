import type {LoadContext, Plugin} from '@docusaurus/types';

type PluginWithOptions = ((context: LoadContext) => Plugin) & {
  /** The plugin without its options. */
  plugin: unknown;
};

/**
 * Passes options to a plugin. The usual array of a plugin and its options would become part of the site's configuration, and the first
 * script of every page contains most of the configuration.
 */
export function withOptions<Options>(
  plugin: (context: LoadContext, options: Options) => Plugin,
  options: Options,
): PluginWithOptions {
  return Object.assign((context: LoadContext) => plugin(context, options), {plugin});
}
