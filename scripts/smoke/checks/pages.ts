import {collectRoutes} from '../expectations';
import {readCanonical} from '../html';
import {describeStatus, toPath, type Check, type PageReply, type Site} from '../site';

/** Every page of the site map is served as HTML and has a canonical URL on the site's origin. */
export const checkPages: Check = async (site, pages) => {
  const routes = new Set(collectRoutes().map(route => toPath(site, route)));
  return pages.flatMap(page => findProblem(site, routes, page) ?? []);
};

function findProblem(site: Site, routes: ReadonlySet<string>, page: PageReply): string | undefined {
  if (page.status !== 200) {
    return `${page.path}: the page is missing. Found ${describeStatus(page)}, expected status 200. Deploy the whole build, and serve ${page.path}.html at this path.`;
  }
  const type = page.headers.get('content-type') ?? 'none';
  if (!/^text\/html; ?charset=utf-8$/i.test(type)) {
    return `${page.path}: the content type is wrong. Found ${type}, expected text/html; charset=utf-8.`;
  }
  const canonical = readCanonical(page.text) ?? 'none';
  if (!canonical.startsWith(`${site.origin}/`)) {
    return `${page.path}: the canonical URL is on another origin. Found ${canonical}, expected ${site.origin}${page.path}. Set \`url\` in docusaurus.config.ts and build again, or pass the origin of the site with --origin if you check a preview.`;
  }
  if (!routes.has(canonical.slice(site.origin.length))) {
    return `${page.path}: the canonical URL isn't a page of the site. Found ${canonical}, expected ${site.origin}${page.path}. Set BASE_URL to the path of the site on its host and build again.`;
  }
  return undefined;
}
