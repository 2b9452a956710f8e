import {listHashedFolders} from '../../../src/plugins/response-headers/rules';
import {createExpectedRules} from '../expectations';
import {collectAssets} from '../html';
import {describeStatus, type Check, type Reply} from '../site';

const contentTypes: Record<string, RegExp> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^font\/woff2$/,
};

/** Every script, style sheet and preloaded font of all pages is served with its content type, and the hashed ones can be cached. */
export const checkAssets: Check = async (site, pages) => {
  const assets = new Set(pages.flatMap(({text}) => collectAssets(text)).filter(url => url.startsWith('/')));
  const folders = listHashedFolders(createExpectedRules(site.baseUrl));
  const replies = await Promise.all([...assets].map(path => site.request(path)));
  return replies.flatMap(reply => findProblem(reply, folders) ?? []);
};

function findProblem(reply: Reply, hashedFolders: readonly string[]): string | undefined {
  const {path, headers} = reply;
  if (reply.status !== 200) {
    return `${path}: pages need this file, but it is missing. Found ${describeStatus(reply)}, expected status 200. Deploy the whole build.`;
  }
  const type = headers.get('content-type') ?? 'none';
  const expectedType = contentTypes[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  if (expectedType && !expectedType.test(type)) {
    return `${path}: browsers reject this file because of its content type. Found ${type}, expected one that matches ${expectedType.source}.`;
  }
  const caching = headers.get('cache-control') ?? 'none';
  if (hashedFolders.some(folder => path.startsWith(folder)) && !/\bimmutable\b/.test(caching)) {
    return `${path}: browsers don't cache this file for long. Found Cache-Control ${caching}, expected the value for its folder in build/_headers.`;
  }
  return undefined;
}
