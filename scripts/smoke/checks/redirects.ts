import {readCanonical} from '../html';
import {describeStatus, toPath, type Check, type Site} from '../site';

/** Other forms of a path, and the path to which they lead. The queries are kept. */
const redirects = [
  ['/docs/', '/docs'],
  ['/docs/router/?from=mail', '/docs/router?from=mail'],
  ['/docs/router.html?from=mail', '/docs/router?from=mail'],
  ['/index.html', '/'],
] as const;

/**
 * Every other form of a page's path redirects to the page in one step. A host can also serve the page itself, because its canonical URL says
 * which path is right. No path redirects to another site.
 */
export const checkRedirects: Check = async site =>
  (
    await Promise.all([
      ...redirects.map(([from, to]) => checkRedirect(site, toPath(site, from), toPath(site, to))),
      ...['//example.org/', '/%5Cexample.org/'].map(path => checkOrigin(site, path)),
    ])
  ).flat();

async function checkRedirect(site: Site, from: string, to: string): Promise<string[]> {
  const reply = await site.request(from);
  const location = reply.headers.get('location');
  const target = location === null ? undefined : new URL(location, site.server + from);
  const isRedirect = [301, 302, 307, 308].includes(reply.status) && target !== undefined;
  if (isRedirect && target.pathname + target.search === to && isOwnOrigin(site, target)) {
    return [];
  }
  const [path] = to.split('?');
  if (reply.status === 200 && readCanonical(reply.text) === site.origin + path) {
    return [];
  }
  const found = isRedirect ? `a redirect to ${location ?? ''}` : describeStatus(reply);
  return [
    `${from}: the path doesn't lead to its page. Found ${found}, expected a redirect to ${to} in one step, or that page.`,
  ];
}

async function checkOrigin(site: Site, path: string): Promise<string[]> {
  const location = (await site.request(path)).headers.get('location') ?? '/';
  return isOwnOrigin(site, new URL(location.replaceAll('\\', '/'), site.server))
    ? []
    : [
        `${path}: attackers can use this path to send readers to another site. Found a redirect to ${location}, expected none.`,
      ];
}

function isOwnOrigin({server, origin}: Site, target: URL): boolean {
  return target.origin === server || target.origin === origin;
}
