export default function removePluginVersions(source: string): string;
