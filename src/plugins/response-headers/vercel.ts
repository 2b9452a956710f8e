import type {HeaderRule} from './rules';

/**
 * Renders the rules as `vercel.json` for deploying the build folder: https://vercel.com/docs/project-configuration/vercel-json
 * @param redirects maps the paths of pages that have moved to their new paths
 */
export function renderVercelSettings(
  rules: readonly HeaderRule[],
  redirects: Readonly<Record<string, string>>,
): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    headers: rules.map(({pattern, headers}) => ({
      source: pattern.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({key, value})),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
