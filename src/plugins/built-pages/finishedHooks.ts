import type {LoadContext, Plugin} from '@docusaurus/types';

type PostBuild = NonNullable<Plugin['postBuild']>;

/** What a hook's run results in, by the hook. */
const runs = new WeakMap<object, Promise<void>>();

/**
 * Wraps a `postBuild` hook that writes files, so that a plugin which reads these files can wait for them. Docusaurus runs all hooks at the
 * same time.
 */
export function announceFiles(hook: PostBuild): PostBuild {
  let settle: (result: Promise<void>) => void = () => undefined;
  const run = new Promise<void>(resolve => {
    settle = resolve;
  });
  // Docusaurus reports the error of a hook.
  run.catch(() => undefined);
  const wrapped: PostBuild = props => {
    const result = (async () => {
      await hook(props);
    })();
    settle(result);
    return result;
  };
  runs.set(wrapped, run);
  return wrapped;
}

/** Does the same for a plugin that can't import this module, because it is independent of the site. */
export function announcePluginFiles(
  createPlugin: (context: LoadContext) => Plugin,
): (context: LoadContext) => Plugin {
  return context => {
    const plugin = createPlugin(context);
    return plugin.postBuild ? {...plugin, postBuild: announceFiles(plugin.postBuild)} : plugin;
  };
}

/**
 * Waits until the hooks of these plugins have written their files. Plugins that the site doesn't use write none. Throws if a plugin doesn't
 * announce its files, because the wait would never end, and if one of the hooks fails.
 */
export async function waitForFiles(
  plugins: readonly Pick<Plugin, 'name' | 'postBuild'>[],
  names: readonly string[],
): Promise<void> {
  const found = plugins
    .filter(({name}) => names.includes(name))
    .map(({name, postBuild}) => {
      const run = postBuild && runs.get(postBuild);
      if (!run) {
        throw new Error(
          `The plugin ${name} doesn't announce its files. Found ${postBuild ? 'a hook that isn’t wrapped' : 'no `postBuild` hook'}, ` +
            'expected `postBuild: announceFiles(…)` of src/plugins/built-pages/finishedHooks.ts.',
        );
      }
      return run;
    });
  await Promise.all(found);
}
