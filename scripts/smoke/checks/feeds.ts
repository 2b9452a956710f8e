import {collectPosts} from '../expectations';
import {describeStatus, toPath, type Check, type Site} from '../site';

const feeds: [path: string, type: RegExp][] = [
  ['/blog/rss.xml', /^(text|application)\/(rss\+)?xml\b/],
  ['/blog/atom.xml', /^(text|application)\/(atom\+)?xml\b/],
  ['/blog/feed.json', /^application\/(feed\+)?json\b/],
];

/** Every feed is served with its content type and contains all posts with their URLs on the site's origin. */
export const checkFeeds: Check = async site =>
  (await Promise.all(feeds.map(([path, type]) => checkFeed(site, toPath(site, path), type)))).flat();

async function checkFeed(site: Site, path: string, type: RegExp): Promise<string[]> {
  const reply = await site.request(path);
  const found = reply.headers.get('content-type') ?? 'none';
  if (reply.status !== 200) {
    return [`${path}: the feed is missing. Found ${describeStatus(reply)}, expected status 200.`];
  }
  const missing = collectPosts()
    .map(route => site.origin + toPath(site, route))
    .filter(url => !reply.text.includes(url));
  return [
    ...(type.test(found)
      ? []
      : [
          `${path}: the content type is wrong. Found ${found}, expected one that matches ${type.source}. Configure the host to send this type.`,
        ]),
    ...(missing.length > 0
      ? [`${path}: the feed lacks posts. Found no ${missing.join(', ')}, expected all posts of the blog.`]
      : []),
  ];
}
