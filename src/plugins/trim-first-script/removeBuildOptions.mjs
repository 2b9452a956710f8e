/** Options of the site's configuration that only the build reads. */
const buildOptions = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** A loader for the framework's `docusaurus.config.mjs`, which is a comment and `export default` with an object in JSON. */
export default function removeBuildOptions(source) {
  const start = source.indexOf('export default');
  const config = JSON.parse(source.slice(start + 'export default'.length).replace(/;\s*$/, ''));
  const kept = Object.entries(config).filter(([name]) => !buildOptions.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}
