import {readFileSync} from 'node:fs';

/**
 * Returns the URL of this site's repository without a slash at the end: SITE_REPOSITORY of the environment, otherwise `repository` in
 * package.json. Without either, pages have no link to edit them or to report a problem. Throws if the setting isn't an https URL.
 */
export function readSiteRepository(): string | undefined {
  // npm defines these two forms.
  const {repository} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    repository?: string | {url: string};
  };
  const inPackage = typeof repository === 'object' ? repository.url : repository;
  const setting = process.env.SITE_REPOSITORY || inPackage;
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
