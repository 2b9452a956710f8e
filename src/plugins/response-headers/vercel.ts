import type {HeaderRule} from './rules';

/** The rules as Vercel's settings for a folder that is deployed as it is: https://vercel.com/docs/project-configuration/vercel-json */
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
