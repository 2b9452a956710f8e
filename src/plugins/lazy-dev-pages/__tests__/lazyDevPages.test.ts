import {afterEach, expect, test, vi} from 'vitest';
import lazyDevPages from '..';

afterEach(() => vi.unstubAllEnvs());

/** The plugins of PostCSS: the framework's own, and one of another plugin of the site. */
const presetEnv = ['/packages/postcss-preset-env/dist/index.cjs', {}];
const layers = {postcssPlugin: 'layers'};

function listPlugins(mode: 'development' | 'production'): unknown {
  vi.stubEnv('NODE_ENV', mode);
  return lazyDevPages().configurePostCss?.({plugins: [presetEnv, layers]}).plugins;
}

test('the dev server leaves out the plugin for older browsers, and keeps the others', () => {
  expect(listPlugins('development')).toEqual([layers]);
  expect(listPlugins('production')).toEqual([presetEnv, layers]);
});
