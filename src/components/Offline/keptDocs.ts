import siteConfig from '@generated/docusaurus.config';
import {offlineCachePrefix, type OfflineIndex} from '@site/src/shared/offline';
import {DownloadError, keepPart, loadIndex, type FailureReason, type Progress} from './download';
import {
  findObstacle,
  readKeptParts,
  removeEverything,
  removePart,
  type KeptPart,
  type Obstacle,
} from './storage';

/** What the page shows. Downloads go on when the reader opens another page without loading it, so the state isn't part of a component. */
export type KeptDocs = {
  /** Why this browser can't keep docs. */
  obstacle?: Obstacle;
  /** The build that the site has now. Undefined until it has been loaded, and if the site can't be reached. */
  index?: OfflineIndex;
  isSiteUnreachable?: boolean;
  kept: readonly KeptPart[];
  /** The download that is running. Undefined values of its progress mean that it is just starting. */
  download?: {part: string; progress?: Progress; isInOtherTab: boolean};
  failure?: {part: string; reason: FailureReason | 'unknown'};
  /** What the last action has done, for screen readers. */
  lastChange?: {kind: 'kept' | 'removed' | 'cancelled'; part: string};
  /** Whether everything has been read that doesn't need the network. */
  isReady: boolean;
};

type ChannelMessage = {type: 'progress'; part: string; progress: Progress} | {type: 'end'};

const name = offlineCachePrefix(siteConfig.baseUrl);

/** The state before anything has been read, which is also the state of the HTML. */
export const initialState: KeptDocs = {kept: [], isReady: false};

let state = initialState;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let abort: AbortController | undefined;

export function getState(): KeptDocs {
  return state;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(changes: Partial<KeptDocs>): void {
  state = {...state, ...changes};
  listeners.forEach(listener => listener());
}

/** Reads what is kept and what the site has. Later calls read it again. */
export async function refresh(): Promise<void> {
  const obstacle = await findObstacle();
  if (obstacle !== undefined) {
    update({obstacle, isReady: true});
    return;
  }
  if (!channel) {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({data}) => handleMessage(data as ChannelMessage);
  }
  update({kept: await readKeptParts(), isReady: true});
  if ((await checkSite()) && state.index?.build === null) {
    // The operator has turned offline use off. The worker does the same when the browser updates it.
    await removeEverything();
    update({kept: []});
  }
}

/** Reads what the site has. Returns whether it can be reached. */
export async function checkSite(): Promise<boolean> {
  try {
    update({index: await loadIndex(), isSiteUnreachable: false});
  } catch {
    update({isSiteUnreachable: true});
  }
  return !state.isSiteUnreachable;
}

/** Another tab reports its download. */
function handleMessage(message: ChannelMessage): void {
  if (message.type === 'progress') {
    update({download: {part: message.part, progress: message.progress, isInOtherTab: true}});
  } else {
    update({download: undefined});
    void refresh();
  }
}

/** Keeps a part, updates it, or continues its download. */
export function keep(part: string): Promise<void> {
  return change(part, async () => {
    abort = new AbortController();
    update({download: {part, isInOtherTab: false}});
    let reportedAt = 0;
    await keepPart(part, abort.signal, progress => {
      // Hundreds of small files would otherwise render the page hundreds of times.
      if (performance.now() - reportedAt > 100) {
        reportedAt = performance.now();
        update({download: {part, progress, isInOtherTab: false}});
        channel?.postMessage({type: 'progress', part, progress} satisfies ChannelMessage);
      }
    });
    return 'kept';
  });
}

export function cancel(): void {
  abort?.abort();
}

export function remove(part: string): Promise<void> {
  return change(part, async () => {
    await removePart(part);
    return 'removed';
  });
}

export function removeAll(): Promise<void> {
  return change('', async () => {
    await removeEverything();
    return 'removed';
  });
}

/** Runs an action unless another tab is changing the storage. */
async function change(part: string, action: () => Promise<'kept' | 'removed'>): Promise<void> {
  if (state.download) {
    return;
  }
  update({failure: undefined, lastChange: undefined});
  await navigator.locks.request(name, {ifAvailable: true}, async lock => {
    if (!lock) {
      update({download: {part, isInOtherTab: true}});
      // The other tab also releases its lock if it is closed before it can report the end.
      void navigator.locks
        .request(name, () => undefined)
        .then(() => {
          update({download: undefined});
          return refresh();
        });
      return;
    }
    try {
      const kind = await action();
      update({lastChange: {kind, part}});
    } catch (error) {
      if (abort?.signal.aborted) {
        update({lastChange: {kind: 'cancelled', part}});
      } else {
        update({failure: {part, reason: error instanceof DownloadError ? error.reason : 'unknown'}});
      }
    }
    update({download: undefined});
    channel?.postMessage({type: 'end'} satisfies ChannelMessage);
  });
  // On a slow network, this takes long. A tab that held the lock meanwhile would keep other tabs waiting.
  await refresh();
}
