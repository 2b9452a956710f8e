import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PlaygroundProject, PlaygroundStart, VersionStarts} from '@site/src/shared/programs';
import {createStartUrl, selectStart} from './selection';

/** The project of a link, or why it can't be opened. */
type DecodedLink = {project: PlaygroundProject; key: string} | {message: string};

type Selection = {
  version: string;
  start: PlaygroundStart;
  /** Undefined if the URL contains no code. */
  decoded: DecodedLink | undefined;
  chooseVersion: (version: string) => void;
};

/** Reads what to open from the URL of the page. */
export function useSelection(starts: readonly VersionStarts[]): Selection {
  const {search, hash} = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const {preferredVersion} = useDocsPreferredVersion();
  const [result, setResult] = useState<{hash: string; link: DecodedLink}>();
  // The server doesn't know the query, and the first render in the browser has to be the same as the server's.
  const {version, start} = selectStart(starts, isBrowser ? search : '', preferredVersion?.label);

  useEffect(() => {
    if (!hash.startsWith('#code/')) {
      return undefined;
    }
    let isGone = false;
    void decodeLink(
      hash,
      starts.map(candidate => candidate.version),
    ).then(link => {
      if (!isGone) {
        setResult({hash, link});
      }
    });
    return () => {
      isGone = true;
    };
  }, [hash, starts]);

  return {
    version,
    start,
    decoded: result?.hash === hash ? result.link : undefined,
    chooseVersion(next) {
      const other = starts.find(candidate => candidate.version === next)?.starts ?? [];
      const sameStart = other.find(({id}) => id === start.id) ?? other[0];
      history.push(createStartUrl(next, sameStart?.id ?? ''));
    },
  };
}

async function decodeLink(hash: string, versions: readonly string[]): Promise<DecodedLink> {
  const [{decodeProject}, {describeLinkProblem}] = await Promise.all([
    import('@site/src/playground/project/hash'),
    import('../Playground/describe'),
  ]);
  const decoded = decodeProject(hash, versions);
  return 'project' in decoded
    ? {project: decoded.project, key: `link/${hash.length}/${computeDigest(hash)}`}
    : {message: describeLinkProblem(decoded.problem, decoded.version)};
}

/** Returns a short text that differs for different texts in almost all cases (FNV-1a). */
function computeDigest(text: string): string {
  let digest = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193);
  }
  return (digest >>> 0).toString(36);
}
