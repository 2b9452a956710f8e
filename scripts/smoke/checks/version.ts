import {isDeepStrictEqual} from 'node:util';
import {commitMetaName, versionFile} from '../../../src/shared/buildCommit';
import {docsVersions} from '../../../src/shared/docsVersions';
import {readTagAttribute} from '../html';
import {describeStatus, toPath, type Check} from '../site';

/** The content of version.json that this check reads. */
export type Version = {commit: string | null; commitTime: string | null; docsVersions: {label: string}[]};

/** version.json states the expected commit and docs versions, and all pages are of the same commit. */
export const checkVersion: Check = async (site, pages) => {
  const reply = await site.request(toPath(site, `/${versionFile}`));
  const version = parseVersion(reply.text);
  if (reply.status !== 200 || !version) {
    return [
      `${reply.path}: the version is unknown. Found ${reply.status === 200 ? JSON.stringify(reply.text.slice(0, 40)) : describeStatus(reply)}, expected the file of the build.`,
    ];
  }
  const labels = version.docsVersions.map(({label}) => label);
  const expectedLabels = docsVersions.map(({label}) => label);
  const others = pages
    .filter(({status}) => status === 200)
    .map(({path, text}) => ({path, commit: readCommit(text)}))
    .filter(({commit}) => commit !== version.commit);
  return [
    ...(isDeepStrictEqual(labels, expectedLabels)
      ? []
      : [
          `${reply.path}: the docs versions are wrong. Found ${labels.join(', ')}, expected ${expectedLabels.join(', ')}. Deploy a build of this commit.`,
        ]),
    ...(site.commit === undefined || version.commit?.startsWith(site.commit)
      ? []
      : [
          `${reply.path}: the site isn't built from the expected commit. Found ${version.commit ?? 'none'}, expected ${site.commit}. Deploy again, or clear the caches of the host.`,
        ]),
    ...(others.length > 0
      ? [
          `${others[0]?.path ?? ''}: ${others.length} of ${pages.length} pages are from another build than ${versionFile}. Found commit ${others[0]?.commit ?? 'none'}, expected ${version.commit ?? 'none'}. Deploy all files of one build, or clear the caches of the host.`,
        ]
      : []),
  ];
};

function readCommit(html: string): string | null {
  const tag = new RegExp(`<meta\\b[^>]*\\bname="?${commitMetaName}\\b[^>]*>`);
  return readTagAttribute(html, tag, 'content') ?? null;
}

/** Returns undefined if the text isn't the content of version.json. */
export function parseVersion(text: string): Version | undefined {
  try {
    // TypeScript doesn't know the content of the file, so the next line checks it.
    const version = JSON.parse(text) as Partial<Version> | null;
    const {commit, commitTime = null, docsVersions: versions} = version ?? {};
    return commit !== undefined && Array.isArray(versions)
      ? {commit, commitTime, docsVersions: versions}
      : undefined;
  } catch {
    return undefined;
  }
}
