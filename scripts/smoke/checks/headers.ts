import {selectHeaders} from '../../../src/plugins/response-headers/rules';
import {createExpectedRules} from '../expectations';
import {collectScriptHashes} from '../html';
import {toPath, type Check, type PageReply} from '../site';

const policyHeader = 'Content-Security-Policy';

/** Every page has the headers of the configuration and a policy that allows its own scripts. Pages are compressed and not cached for long. */
export const checkHeaders: Check = async (site, pages) => {
  const rules = createExpectedRules(site.baseUrl);
  const replies = [
    ...pages.filter(({status}) => status === 200),
    {...(await site.request(toPath(site, '/not-a-page'))), route: '/not-a-page'},
  ];
  return [
    ...new Set(
      replies.flatMap(reply => [
        ...findMissingHeaders(reply, selectHeaders(rules, reply.path)),
        ...findPolicyProblem(reply),
        ...findTransferProblems(reply),
      ]),
    ),
  ];
};

function findMissingHeaders({path, headers}: PageReply, expected: Record<string, string>): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(
      ([name, value]) =>
        `${path}: the header ${name} is wrong. Found ${headers.get(name) ?? 'none'}, expected ${value}. Configure the host with build/_headers.`,
    );
}

function findPolicyProblem({path, headers, text}: PageReply): string[] {
  const policy = headers.get(policyHeader);
  if (policy === null) {
    return [
      `${path}: the header ${policyHeader} is missing. Found none, expected the value in build/_headers.`,
    ];
  }
  const blocked = collectScriptHashes(text).filter(source => !policy.includes(source));
  return blocked.length === 0
    ? []
    : [
        `${path}: the policy blocks inline scripts of the page. Found no ${blocked.join(' and no ')} in ${policyHeader}, expected the hashes of all inline scripts. Deploy pages and headers of the same build, and turn off all features of the host that change HTML.`,
      ];
}

function findTransferProblems({path, headers}: PageReply): string[] {
  const caching = headers.get('cache-control') ?? '';
  const [, maxAge = '0'] = /\bmax-age=(\d+)/.exec(caching) ?? [];
  return [
    ...(/\bimmutable\b/.test(caching) || Number(maxAge) > 3600
      ? [
          `${path}: browsers keep the page after the next deploy. Found Cache-Control ${caching}, expected no-cache.`,
        ]
      : []),
    ...(headers.has('content-encoding')
      ? []
      : [
          `${path}: the page isn't compressed. Found no Content-Encoding, expected br or gzip. Turn on compression for text files.`,
        ]),
  ];
}
