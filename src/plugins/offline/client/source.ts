import siteConfig from '@generated/docusaurus.config';
import {versionFile} from '@site/src/shared/buildCommit';
import {
  offlineIndexPath,
  sourceRequest,
  type OfflineIndex,
  type OfflineSource,
} from '@site/src/shared/offline';

/** A kept copy that the reader should know about. */
export type KeptCopy = {
  /** The time of the commit from which the copy was built. Undefined if it is unknown. */
  time: string | undefined;
  /** Whether the site can be reached, which means that it differs from the copy. */
  isOlder: boolean;
};

/** How long a worker without an answer delays the message. */
const answerTimeoutMs = 5_000;

/** Returns undefined if the page comes from the network, or if the site still has the same build. */
export async function findKeptCopy(): Promise<KeptCopy | undefined> {
  const source = await askWorker();
  if (!source?.isKept) {
    return undefined;
  }
  const index = await fetchJson<OfflineIndex>(offlineIndexPath, 'no-store');
  if (index?.build === source.build) {
    return undefined;
  }
  // The worker reads this file from the build of the page.
  const version = await fetchJson<{commitTime?: string | null}>(versionFile);
  return {time: version?.commitTime ?? undefined, isOlder: index !== undefined};
}

async function askWorker(): Promise<OfflineSource | undefined> {
  const {controller} = navigator.serviceWorker;
  if (!controller) {
    return undefined;
  }
  return new Promise(resolve => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => {
      port1.close();
      // TypeScript doesn't know what the worker sends.
      resolve(data as OfflineSource | undefined);
    };
    setTimeout(() => resolve(undefined), answerTimeoutMs);
    controller.postMessage(sourceRequest, [port2]);
  });
}

/** Returns undefined if the file can't be loaded. */
async function fetchJson<Content>(path: string, cache?: RequestCache): Promise<Content | undefined> {
  try {
    const response = await fetch(siteConfig.baseUrl + path, cache === undefined ? {} : {cache});
    // TypeScript doesn't know the content of the file.
    return response.ok ? ((await response.json()) as Content) : undefined;
  } catch {
    return undefined;
  }
}
