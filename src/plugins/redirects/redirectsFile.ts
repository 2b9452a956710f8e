/** A redirect of a page. The paths begin with the base URL of the site. */
export type PathRedirect = {from: string; to: string};

/** The maximum number of redirects. Cloudflare Pages ignores the following ones: https://developers.cloudflare.com/pages/configuration/redirects/ */
const maxCount = 2_000;

/** Renders redirects as a `_redirects` file for Netlify and Cloudflare Pages. Throws if there are too many redirects. */
export function renderRedirectsFile(redirects: readonly PathRedirect[]): string {
  if (redirects.length > maxCount) {
    throw new Error(
      `_redirects: Cloudflare Pages ignores all redirects after the first ${maxCount}. Found ${redirects.length}. Remove the oldest ones.`,
    );
  }
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

/** Parses the output of `renderRedirectsFile`. Throws if a line isn't a redirect. */
export function parseRedirectsFile(text: string): PathRedirect[] {
  return text.split('\n').flatMap((line, index) => {
    const [, from, to] = /^(\/\S*) (\/\S*) 301$/.exec(line) ?? [];
    if (from !== undefined && to !== undefined) {
      return [{from, to}];
    }
    if (line !== '') {
      throw new Error(
        `_redirects:${index + 1}:1: this line isn't valid. Found ${JSON.stringify(line)}, expected \`/old /new 301\`. Build the site again.`,
      );
    }
    return [];
  });
}
