import path from 'node:path';
import type {Plugin} from 'esbuild';
import {bundleScript} from '../browser-scripts/bundleScript';
import type {Settings, Version} from './options';

/** Bundles the script of the frame. */
export async function bundleFrame(): Promise<string> {
  const text = await bundleScript({
    entryPoints: [path.join(__dirname, 'client/frame.ts')],
    charset: 'utf8',
  });
  // The text becomes an inline script, which this tag would end.
  return text.replaceAll('</script', '<\\/script');
}

/**
 * Bundles a pack of a docs version into a CommonJS module (see `PackModule`). The module imports the packages of other packs by calling
 * `require`. The first pack contains the version's environment.
 */
export async function bundlePack(
  version: Version,
  index: number,
  settings: Settings,
): Promise<{text: string; imports: string[]}> {
  const packages = version.packs[index] ?? [];
  const others = version.packs.filter(pack => pack !== packages).flat();
  const environment = index === 0 ? version.environment : undefined;
  const imports = new Set<string>();
  const text = await bundleScript({
    charset: 'utf8',
    stdin: {
      contents: [
        ...(environment === undefined
          ? []
          : [`export * as environment from ${JSON.stringify(environment)};`]),
        'export const packages = {',
        ...packages.map(name => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)}),`),
        '};',
      ].join('\n'),
      resolveDir: version.packagesPath,
      loader: 'js',
    },
    format: 'cjs',
    define: {...settings.define},
    tsconfigRaw: {},
    plugins: [createResolver(version, others, settings.replacements, imports)],
  });
  return {text, imports: [...imports].sort()};
}

/**
 * Resolves the packages of other packs, replaced packages, and imports of packages by modules outside the folder of the packages. Adds what
 * the pack imports of other packs to `imports`.
 */
function createResolver(
  {packagesPath}: Version,
  others: readonly string[],
  replacements: Readonly<Record<string, string>>,
  imports: Set<string>,
): Plugin {
  return {
    name: 'pack',
    setup({onResolve, resolve}) {
      onResolve({filter: /^[^./]/}, async ({path: specifier, resolveDir, kind, pluginData}) => {
        if (pluginData === 'resolved') {
          return undefined;
        }
        if (others.includes(specifier)) {
          imports.add(specifier);
          return {path: specifier, external: true};
        }
        const replacement = replacements[specifier] ?? replacements[`node:${specifier}`];
        if (replacement !== undefined) {
          return {path: replacement};
        }
        const isOutside = path.relative(packagesPath, resolveDir).startsWith('..');
        return resolve(specifier, {
          kind,
          resolveDir: isOutside ? packagesPath : resolveDir,
          pluginData: 'resolved',
        });
      });
    },
  };
}
