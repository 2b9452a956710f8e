import type {Plugin} from '@docusaurus/types';
import {commitMetaName} from '../../shared/buildCommit';

/** The variable of this site, and those that Netlify, Cloudflare Pages, Vercel and GitHub Actions set. */
const variables = ['SITE_COMMIT', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'VERCEL_GIT_COMMIT_SHA', 'GITHUB_SHA'];

/**
 * Adds the commit from which the site is built to each page, for readers' reports. The commit comes from the environment and not from git,
 * so that an archive without git results in the same files. It isn't part of the configuration, because the scripts contain the
 * configuration and would then change with each commit.
 */
export default function buildCommit(): Plugin {
  const commit = variables.map(name => process.env[name]).find(Boolean);
  return {
    name: 'build-commit',
    injectHtmlTags: () => ({
      headTags:
        commit === undefined ? [] : [{tagName: 'meta', attributes: {name: commitMetaName, content: commit}}],
    }),
  };
}
