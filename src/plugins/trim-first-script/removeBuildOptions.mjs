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

/** Options in `future` that only the build reads. Scripts read `experimental_router`. */
const futureBuildOptions = ['experimental_vcs', 'faster', 'v4'];

/** A loader for the framework's `docusaurus.config.mjs`, which is a comment and `export default` with an object in JSON. */
export default function removeBuildOptions(source) {
  const start = source.indexOf('export default');
  const config = JSON.parse(source.slice(start + 'export default'.length).replace(/;\s*$/, ''));
  const kept = omit(config, buildOptions);
  if (kept.future) {
    kept.future = omit(kept.future, futureBuildOptions);
  }
  return `export default ${JSON.stringify(kept)};\n`;
}

function omit(object, names) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
