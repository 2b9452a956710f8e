/**
 * Returns the path of the site on its host, from the environment variable BASE_URL. The path starts and ends with a slash, even if the
 * variable has no slashes. Throws if the variable isn't a path.
 */
export function readBaseUrl(setting = process.env.BASE_URL ?? '/'): string {
  if (!/^[\w.~/-]*$/.test(setting) || setting.includes('//')) {
    throw new Error(
      `BASE_URL: found \`${setting}\`, expected the path of the site on its host, such as \`/docs-site/\`. The origin is \`url\` in docusaurus.config.ts.`,
    );
  }
  const path = setting.replace(/^\/|\/$/g, '');
  return path === '' ? '/' : `/${path}/`;
}
