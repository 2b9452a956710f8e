import type {CompiledFile, RunEvent} from '../../shared/programs';
import type {SandboxLimits, StartMessage} from '../../shared/sandbox';
import {loadSandbox} from './loadSandbox';
import {OutputMeter, parseMessage} from './messages';
import {findPosition} from './positions';

export {listMissingPackages} from './loadSandbox';

type RunOptions = {
  /** Label of the docs version whose packages the project uses. */
  version: string;
  files: readonly CompiledFile[];
  /** Paths of the files that run, in their order. Components of the last one are shown. */
  entries: readonly string[];
  /** The element in which the frame is created. */
  frameParent: HTMLElement;
  theme: 'light' | 'dark';
  onEvent: (event: RunEvent) => void;
};

export type Run = {stop: () => void; frame: HTMLIFrameElement};

const limits: SandboxLimits = {blockingMs: 5000, lines: 1000, characters: 200_000};

/** A run ends if the frame hasn't started after this time. */
const startTimeoutMs = 20_000;
/** If a frame has been loaded without reporting that it's ready, it has no script, for example because it's an error page. */
const readyTimeoutMs = 2000;
/** Time between two messages to the frame that it has to answer. */
const pingMs = 1000;
/** A run ends after this number of messages without an answer. In the frame, code without a pause is stopped earlier. */
const maxPings = 7;

/**
 * Runs a project in a frame that has no access to the page, to stored data or to the network. Calls `onEvent` for everything that happens.
 * The last event has the type `end`. If the project shows a preview, the run goes on until `stop` is called. The frame then still exists
 * in `frameParent`, and it is removed by `stop` or by the end of the run.
 */
export function startRun({version, files, entries, frameParent, theme, onEvent}: RunOptions): Run {
  const frame = document.createElement('iframe');
  // Only scripts and the events of forms are allowed. In particular, the frame has an origin of its own, and its policy blocks what a form
  // would send.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.referrerPolicy = 'no-referrer';
  const channel = new MessageChannel();
  const meter = new OutputMeter(limits);
  const timers = new Set<number>();
  let interval: number | undefined;
  let hasStarted = false;
  let hasEnded = false;
  let unanswered = 0;

  const end = (reason: Extract<RunEvent, {type: 'end'}>['reason']) => {
    if (hasEnded) {
      return;
    }
    hasEnded = true;
    timers.forEach(timer => window.clearTimeout(timer));
    window.clearInterval(interval);
    window.removeEventListener('message', handleReady);
    channel.port1.close();
    frame.remove();
    onEvent({type: 'end', reason});
  };
  const expectStart = (milliseconds: number) => {
    timers.add(
      window.setTimeout(() => {
        if (!hasStarted) {
          end('not-loaded');
        }
      }, milliseconds),
    );
  };

  const handleMessage = ({data}: MessageEvent) => {
    const message = hasEnded ? undefined : parseMessage(data);
    switch (message?.type) {
      case undefined:
        return;
      case 'pong':
        unanswered = 0;
        return;
      case 'end':
        end(message.reason);
        return;
      case 'error':
        if (meter.add(message.message)) {
          onEvent({
            type: 'error',
            message: message.message,
            ...findPosition(message.frames, files, message.statement),
          });
        }
        break;
      case 'output':
        if (meter.add(message.text)) {
          onEvent(message);
        }
        break;
      case 'exchange':
        if (meter.addExchange(message.exchange)) {
          onEvent(message);
        }
        break;
      case 'preview':
        if (meter.addPreview()) {
          onEvent(message);
        }
    }
    if (meter.isFull) {
      end('too-much-output');
    }
  };

  let scripts: string[] = [];
  const handleReady = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || !isReady(event.data)) {
      return;
    }
    hasStarted = true;
    window.removeEventListener('message', handleReady);
    channel.port1.onmessage = handleMessage;
    const message: StartMessage = {
      type: 'start',
      files: files.map(({path, code}) => ({path, code})),
      entries: [...entries],
      packs: scripts,
      theme,
      limits,
    };
    // The frame has an opaque origin, which can't be named. It has just been loaded and contains no code of the reader.
    frame.contentWindow?.postMessage(message, '*', [channel.port2]);
    interval = window.setInterval(() => {
      if (unanswered >= maxPings) {
        end('timeout');
      } else {
        unanswered++;
        channel.port1.postMessage('ping');
      }
    }, pingMs);
  };

  let loadCount = 0;
  const handleLoad = () => {
    if (++loadCount === 1) {
      expectStart(readyTimeoutMs);
    } else {
      onEvent({type: 'error', message: 'Error: The code has replaced its page, so it has been stopped.'});
      end('failed');
    }
  };
  expectStart(startTimeoutMs);
  loadSandbox(version, files).then(
    sandbox => {
      if (!hasEnded) {
        ({scripts} = sandbox);
        window.addEventListener('message', handleReady);
        frame.addEventListener('load', handleLoad);
        frame.src = sandbox.frameUrl;
        frameParent.append(frame);
      }
    },
    () => end('not-loaded'),
  );
  return {stop: () => end('stopped'), frame};
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'ready';
}
