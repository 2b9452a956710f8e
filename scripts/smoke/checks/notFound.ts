import {describeStatus, toPath, type Check, type Reply, type Site} from '../site';

/** Unknown pages have status 404 and the site's own page. Missing files have status 404, and browsers neither run nor keep the response. */
export const checkNotFound: Check = async site =>
  [
    ...(await Promise.all(
      ['/not-a-page', '/docs/not-a-page', '/blog/not-a-post'].map(path => checkPage(site, path)),
    )),
    ...(await Promise.all(
      ['/assets/js/not-a-file.12345678.js', '/types/not-a-file.json'].map(path => checkFile(site, path)),
    )),
  ].flat();

async function checkPage(site: Site, path: string): Promise<string[]> {
  const reply = await site.request(toPath(site, path));
  if (reply.status !== 404) {
    return [describeWrongStatus(reply, 'search engines index unknown paths')];
  }
  return /<h1[^>]*>/.test(reply.text) && reply.text.includes(`${site.baseUrl}assets/`)
    ? []
    : [
        `${reply.path}: the response isn't the site's not-found page. Found ${JSON.stringify(reply.text.slice(0, 60))}, expected 404.html. Configure 404.html as the error page.`,
      ];
}

async function checkFile(site: Site, path: string): Promise<string[]> {
  const reply = await site.request(toPath(site, path));
  if (reply.status !== 404) {
    return [describeWrongStatus(reply, 'open tabs treat this response as the file')];
  }
  const isHtml = /^text\/html/.test(reply.headers.get('content-type') ?? '');
  return isHtml && reply.headers.get('x-content-type-options') !== 'nosniff'
    ? [
        `${reply.path}: browsers could run the not-found page as a script. Found HTML without the header X-Content-Type-Options, expected the value nosniff.`,
      ]
    : [];
}

function describeWrongStatus(reply: Reply, consequence: string): string {
  return `${reply.path}: ${consequence}. Found ${describeStatus(reply)}, expected status 404. Don't serve another page for paths that don't exist.`;
}
