/** A loader for the framework's `site-metadata.json`. It removes the list of all plugins, which only the framework's debug pages show. */
export default function removePluginVersions(source) {
  return JSON.stringify({...JSON.parse(source), pluginVersions: {}});
}
