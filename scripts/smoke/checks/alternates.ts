import {hasAlternate} from '../expectations';
import {readTagAttribute} from '../html';
import {describeStatus, type Check, type PageReply, type Site} from '../site';

/** Every page of the docs and the blog links to its Markdown version, which is served as Markdown and names the page. If the path of the page leads to Markdown too, caches keep both versions apart. */
export const checkAlternates: Check = async (site, pages) =>
  (
    await Promise.all(
      pages
        .filter(({route, status}) => status === 200 && hasAlternate(route))
        .map(page => checkAlternate(site, page)),
    )
  ).flat();

async function checkAlternate(site: Site, page: PageReply): Promise<string[]> {
  const path = readTagAttribute(page.text, /<link\b[^>]*\btype="?text\/markdown\b[^>]*>/, 'href');
  if (path === undefined) {
    return [
      `${page.path}: the page has no Markdown version. Found no link to one, expected ${page.path}.md.`,
    ];
  }
  const reply = await site.request(path);
  if (reply.status !== 200) {
    return [`${path}: the Markdown version is missing. Found ${describeStatus(reply)}, expected status 200.`];
  }
  const type = reply.headers.get('content-type') ?? 'none';
  if (!/^text\/markdown; ?charset=utf-8$/i.test(type)) {
    return [
      `${path}: the content type is wrong. Found ${type}, expected text/markdown; charset=utf-8. Configure the host to send this type for files that end in .md.`,
    ];
  }
  const preferred = await site.request(page.path, {accept: 'text/markdown'});
  const isNegotiated = preferred.headers.get('content-type')?.startsWith('text/markdown');
  const vary = page.headers.get('vary') ?? 'none';
  if (isNegotiated && !/(^|,)\s*(accept|\*)\s*(,|$)/i.test(vary)) {
    return [
      `${page.path}: caches could send the Markdown version to browsers. Found Vary ${vary}, expected Accept in this header. Send it with both versions.`,
    ];
  }
  return reply.text.includes(`- Page: <${site.origin}${page.path}>`)
    ? []
    : [
        `${path}: the file isn't the Markdown version of ${page.path}. Found ${JSON.stringify(reply.text.slice(0, 60))}, expected a text with the URL of the page. Deploy the whole build.`,
      ];
}
