import {docsVersions, getDocsRoute} from '../../../src/shared/docsVersions';
import {
  downloadFormats,
  downloadPath,
  getDownloadName,
  type DownloadFormat,
} from '../../../src/shared/downloads';
import {readCanonical} from '../html';
import {describeStatus, toPath, type Check, type Site} from '../site';

/** Browsers don't offer to open a book in an app if its type is wrong. */
const downloadTypes: Record<DownloadFormat, RegExp> = {
  zip: /^application\/(?:zip|x-zip-compressed)$/,
  epub: /^application\/epub\+zip$/,
  md: /^text\/markdown; ?charset=utf-8$/i,
};

const files: [path: string, type: RegExp][] = [
  ['/robots.txt', /^text\/plain; ?charset=utf-8$/i],
  ['/sitemap.xml', /^(text|application)\/xml\b/],
  ['/manifest.webmanifest', /^application\/manifest\+json\b/],
  ['/offline.json', /^application\/json\b/],
  ['/offline-worker.js', /^(?:text|application)\/javascript\b/],
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/img/mark.svg', /^image\/svg\+xml\b/],
  ['/img/social/index.png', /^image\/png$/],
  ...docsVersions
    .map(version => (version.isLatest ? '' : getDocsRoute(version)))
    .flatMap(folder => ['llms.txt', 'llms-full.txt'].map(name => `${folder}/${name}`))
    .map((path): [string, RegExp] => [path, /^text\/plain; ?charset=utf-8$/i]),
  ['/llms.json', /^application\/json\b/],
  ['/downloads.json', /^application\/json\b/],
  ...docsVersions.flatMap(version =>
    downloadFormats.map((format): [string, RegExp] => [
      `/${downloadPath(getDownloadName(version), format)}`,
      downloadTypes[format],
    ]),
  ),
];

/** Every file that other programs read is served with its content type, and the sitemap lists all pages for search engines. */
export const checkFiles: Check = async (site, pages) => {
  const problems = await Promise.all(files.map(([path, type]) => checkFile(site, toPath(site, path), type)));
  const sitemap = await site.request(toPath(site, '/sitemap.xml'));
  const listed = new Set(Array.from(sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => url));
  const missing = pages
    .filter(({text, path}) => readCanonical(text) === site.origin + path)
    .filter(({text}) => !/<meta[^>]*\bname="?robots\b[^>]*\bnoindex\b/.test(text))
    .filter(({path}) => !listed.has(site.origin + path))
    .map(({path}) => path);
  return [
    ...problems.flat(),
    ...(missing.length > 0
      ? [
          `${sitemap.path}: the sitemap lacks ${missing.length} pages. Found no ${missing.slice(0, 3).join(', ')}, expected all pages with their canonical URLs. Deploy the whole build.`,
        ]
      : []),
  ];
};

async function checkFile(site: Site, path: string, type: RegExp): Promise<string[]> {
  const reply = await site.request(path);
  const found = reply.headers.get('content-type') ?? 'none';
  if (reply.status !== 200) {
    return [`${path}: the file is missing. Found ${describeStatus(reply)}, expected status 200.`];
  }
  return type.test(found)
    ? []
    : [
        `${path}: the content type is wrong. Found ${found}, expected one that matches ${type.source}. Configure the host to send this type.`,
      ];
}
