import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {commitMetaName, versionFile} from '../../shared/buildCommit';
import {announceFiles} from '../built-pages/finishedHooks';
import {readCommit} from './readCommit';

export type Options = {
  /** What `version.json` contains besides the commit and its time. */
  details?: Record<string, unknown>;
};

/**
 * Writes `version.json`, with the commit from which the site is built, and adds the commit to each page. The commit isn't part of the
 * configuration or of the scripts, because browsers would then have to download them again after each commit.
 */
export default function buildCommit({siteDir}: LoadContext, options: unknown): Plugin {
  // Docusaurus passes the options of its configuration on, where their type is checked.
  const {details = {}} = options as Options;
  const commit = readCommit(siteDir, process.env);
  return {
    name: 'build-commit',

    injectHtmlTags: () => ({
      headTags:
        commit.commit === null
          ? []
          : [{tagName: 'meta', attributes: {name: commitMetaName, content: commit.commit}}],
    }),

    // Components read the commit from the page. On the server, there is no page yet.
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer && commit.commit !== null
        ? {
            plugins: [
              new currentBundler.instance.DefinePlugin({SERVER_BUILD_COMMIT: JSON.stringify(commit.commit)}),
            ],
          }
        : {},

    postBuild: announceFiles(async ({outDir}) => {
      await writeFile(
        path.join(outDir, versionFile),
        `${JSON.stringify({...commit, ...details}, null, 2)}\n`,
      );
    }),
  };
}
