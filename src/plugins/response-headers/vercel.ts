import type {HeaderRule} from './rules';

/** Renders the rules as `vercel.json` for deploying the build folder: https://vercel.com/docs/project-configuration/vercel-json */
export function renderVercelSettings(rules: readonly HeaderRule[]): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({pattern, headers}) => ({
      source: pattern.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({key, value})),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
