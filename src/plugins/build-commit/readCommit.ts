import {execFileSync} from 'node:child_process';
import {realpathSync} from 'node:fs';

/** The commit from which the site is built. */
export type BuildCommit = {
  /** The hash, with `-dirty` at the end if the build contains changes that aren't committed. Null if the commit is unknown. */
  commit: string | null;
  /** The time of the commit in UTC, such as `2026-11-23T08:30:00Z`. Null if it is unknown. */
  commitTime: string | null;
  /** Says why a value is unknown. */
  note?: string;
};

/** Variables that Netlify, Cloudflare Pages, Vercel, GitHub Actions and Docker Hub set. */
const hostVariables = [
  'COMMIT_REF',
  'CF_PAGES_COMMIT_SHA',
  'VERCEL_GIT_COMMIT_SHA',
  'GITHUB_SHA',
  'SOURCE_COMMIT',
];

const commitPattern = /^[\da-f]{7,64}(-dirty)?$/;

/**
 * Reads the commit from SITE_COMMIT, from the variable of the host, or from the git repository in `folder`, in this order. Its time comes
 * from SITE_COMMIT_TIME or from the repository. Throws if one of the two variables of this site has an invalid value.
 */
export function readCommit(folder: string, env: NodeJS.ProcessEnv): BuildCommit {
  const git = readGitCommit(folder);
  const fromHost = hostVariables.map(name => env[name]).find(value => commitPattern.test(value ?? ''));
  const commit = readSetting(env) ?? fromHost ?? git?.commit ?? null;
  if (commit === null) {
    return {
      commit,
      commitTime: null,
      note: 'The commit is unknown, because the site was built from a folder without a git repository. To state the commit, set SITE_COMMIT and SITE_COMMIT_TIME for the build.',
    };
  }
  const gitTime = git && trimDirty(git.commit) === trimDirty(commit) ? git.time : undefined;
  const time = env.SITE_COMMIT_TIME || gitTime;
  return time === undefined
    ? {
        commit,
        commitTime: null,
        note: 'The time of the commit is unknown, because the site was built from a folder without this commit. To state the time, set SITE_COMMIT_TIME for the build.',
      }
    : {commit, commitTime: formatTime(time)};
}

function readSetting({SITE_COMMIT: setting}: NodeJS.ProcessEnv): string | undefined {
  if (setting && !commitPattern.test(setting)) {
    throw new Error(
      `SITE_COMMIT: found \`${setting}\`, expected the hash of a commit, such as the output of \`git rev-parse HEAD\`.`,
    );
  }
  return setting || undefined;
}

function trimDirty(commit: string): string {
  return commit.replace(/-dirty$/, '');
}

/** Formats an ISO 8601 time in UTC without milliseconds. */
function formatTime(time: string): string {
  if (!/^\d{4}-\d{2}-\d{2}T/.test(time) || Number.isNaN(Date.parse(time))) {
    throw new Error(
      `SITE_COMMIT_TIME: found \`${time}\`, expected a time such as the output of \`git show -s --format=%cI HEAD\`.`,
    );
  }
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Returns undefined if `folder` isn't the top folder of a repository with a commit, or if git can't read it. */
function readGitCommit(folder: string): {commit: string; time: string} | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  try {
    // A folder inside another repository has nothing to do with the commits of that repository.
    if (git('rev-parse', '--show-toplevel') !== realpathSync(folder)) {
      return undefined;
    }
    const [commit = '', time = ''] = git('show', '-s', '--format=%H %cI', 'HEAD').split(' ');
    return {commit: git('status', '--porcelain') === '' ? commit : `${commit}-dirty`, time};
  } catch {
    return undefined;
  }
}
