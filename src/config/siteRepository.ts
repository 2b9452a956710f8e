import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from './siteDir';

/**
 * Returns the URL of this site's repository without a slash at the end. It comes from the environment variable SITE_REPOSITORY or, if that
 * isn't set, from `repository` in package.json. Returns undefined if neither is set. Pages then have no links for editing them or reporting
 * a problem. Throws if the setting isn't an https URL.
 */
export function readSiteRepository(): string | undefined {
  // TypeScript doesn't know that npm allows only these two forms.
  const {repository} = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    repository?: string | {url: string};
  };
  const packageRepository = typeof repository === 'object' ? repository.url : repository;
  const setting = process.env.SITE_REPOSITORY || packageRepository;
  if (setting === undefined) {
    return undefined;
  }
  const url = setting.replace(/^git\+/, '').replace(/(\.git)?\/*$/, '');
  if (!/^https:\/\/[^/]+\/.+/.test(url)) {
    throw new Error(
      `SITE_REPOSITORY or \`repository\` in package.json: found \`${setting}\`, expected an address such as https://github.com/owner/name.`,
    );
  }
  return url;
}
