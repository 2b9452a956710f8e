// The script of the frame in which the reader's code runs. Everything in the frame can be changed by this code, so the page relies on
// nothing that the frame sends.
import type {FrameMessage, StartMessage} from '../../../shared/sandbox';
import {Activity} from './activity';
import {createConsole} from './consoleMethods';
import type {Environment, PackModule, SandboxRun} from './environment';
import {describeThrown, readStackFrames} from './formatting';
import {createGuard, StoppedError} from './guard';
import {Loader} from './loader';

// The reader's code can replace these functions, so they are kept here.
const timers = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  setInterval: window.setInterval.bind(window),
  clearInterval: window.clearInterval.bind(window),
};
const now = performance.now.bind(performance);

/** A run ends after this time without timers and requests. */
const idleMs = 60;
/** The same time for runs whose first file is still being evaluated, for example because it waits for a stream. */
const idleWhileEvaluatingMs = 1000;

const turns = new MessageChannel();
const postTurn = turns.port2.postMessage.bind(turns.port2);

window.addEventListener('message', handleStart);
window.parent.postMessage({type: 'ready'}, '*');

/** Starts the run when the page sends its first message. Later messages and messages of other windows are ignored. */
function handleStart(event: MessageEvent): void {
  const [port] = event.ports;
  // TypeScript doesn't know what the page sends.
  const message = event.data as StartMessage | null;
  if (event.source !== window.parent || !port || message?.type !== 'start') {
    return;
  }
  event.stopImmediatePropagation();
  window.removeEventListener('message', handleStart);
  void startRun(message, port);
}

async function startRun(message: StartMessage, port: MessagePort): Promise<void> {
  const {files, entries, packs, theme, limits} = message;
  const postMessage = port.postMessage.bind(port);
  let hasEnded = false;
  let hasPreview = false;
  const post = (content: FrameMessage) => {
    if (!hasEnded) {
      postMessage(content);
    }
  };
  const end = (reason: Extract<FrameMessage, {type: 'end'}>['reason']) => {
    post({type: 'end', reason});
    hasEnded = true;
    guard.stop();
  };
  port.onmessage = () => postMessage({type: 'pong'} satisfies FrameMessage);

  let onTurn: (() => void) | undefined;
  turns.port1.onmessage = () => onTurn?.();
  const guard = createGuard(limits.blockingMs, () => end('timeout'), {
    now,
    onNextTurn: callback => {
      onTurn = callback;
      postTurn(undefined);
    },
  });

  let lines = 0;
  let characters = 0;
  const print = (level: 'log' | 'info' | 'warn' | 'error' | 'debug', text: string) => {
    if (hasEnded) {
      throw new StoppedError('The run has ended.');
    }
    lines += text.split('\n').length;
    characters += text.length;
    if (lines > limits.lines || characters > limits.characters) {
      end('too-much-output');
      throw new StoppedError('The run has printed too much.');
    }
    post({type: 'output', level, text});
  };
  let loader: Loader | undefined;
  const fail = (thrown: unknown) => {
    if (thrown instanceof StoppedError) {
      return;
    }
    post({
      type: 'error',
      message: describeThrown(thrown),
      frames: readStackFrames(thrown),
      statement: loader?.statement,
    });
    // The reader can go on with a preview after an error in one of its event handlers.
    if (!hasPreview) {
      end('failed');
    }
  };
  window.addEventListener('error', event => {
    event.preventDefault();
    fail(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', event => {
    event.preventDefault();
    fail(event.reason);
  });

  applyTheme(theme);
  const container = createContainer();
  const activity = new Activity();
  const dialog = (name: string) => () => print('warn', `${name}() isn't available here.`);
  Object.assign(window, activity.wrapTimers(timers), {
    console: createConsole(print),
    alert: dialog('alert'),
    confirm: dialog('confirm'),
    prompt: dialog('prompt'),
    // The policy of the frame can't forbid connections between browsers.
    RTCPeerConnection: undefined,
    webkitRTCPeerConnection: undefined,
    WebTransport: undefined,
  });

  let environment: Environment = {};
  try {
    const packages = new Map<string, () => unknown>();
    const wrapped = new Map<string, unknown>();
    const loadPackage = (specifier: string): unknown => {
      const load = packages.get(specifier);
      if (!load) {
        throw new Error(`The package '${specifier}' can't run in the page.`);
      }
      if (!wrapped.has(specifier)) {
        const exports = load();
        wrapped.set(
          specifier,
          environment.wrapPackage ? environment.wrapPackage(specifier, exports) : exports,
        );
      }
      return wrapped.get(specifier);
    };
    const projectLoader = new Loader(files, {guard: guard.check, loadPackage});
    loader = projectLoader;
    const run: SandboxRun = {
      files,
      evaluate: path => projectLoader.evaluate(path),
      evaluateEarly: async isNeeded => {
        try {
          await projectLoader.evaluateEarly(isNeeded);
        } catch (error) {
          // A client whose request needs this file would report an error of its own instead.
          fail(error);
          throw error;
        }
      },
      listEvaluated: () => projectLoader.listEvaluated(),
      load: loadPackage,
      has: specifier => packages.has(specifier),
      onExchange: exchange => post({type: 'exchange', exchange}),
      keepAlive: activity.keepAlive,
    };
    for (const text of packs) {
      const pack = evaluatePack(text, loadPackage);
      for (const [specifier, load] of Object.entries(pack.packages)) {
        packages.set(specifier, load);
      }
      if (pack.environment) {
        environment = pack.environment.createEnvironment(run);
        Object.defineProperties(window, Object.getOwnPropertyDescriptors(environment.globals ?? {}));
      }
    }
    forbidEval();
    new MutationObserver(() => reportPreview()).observe(document.documentElement, {
      childList: true,
      subtree: true,
    });
    const reportPreview = () => {
      if (!hasPreview && document.body?.innerText.trim()) {
        hasPreview = true;
        post({type: 'preview'});
      }
    };
    let isEvaluated = false;
    endWhenIdle(
      activity,
      () => isEvaluated,
      () => {
        if (!hasPreview) {
          end('finished');
        }
      },
    );
    let last = {path: '', exports: {}};
    for (const path of entries) {
      last = {path, exports: await projectLoader.evaluate(path)};
    }
    if (await environment.showPreview?.(last, container)) {
      hasPreview = true;
      post({type: 'preview'});
    }
    isEvaluated = true;
  } catch (error) {
    fail(error);
  }
}

/** Evaluates the script of a pack, which is a CommonJS module. */
function evaluatePack(text: string, require: (specifier: string) => unknown): PackModule {
  const module: {exports: unknown} = {exports: {}};
  const evaluate = new Function('module', 'exports', 'require', text);
  evaluate(module, module.exports, require);
  // TypeScript doesn't know what the script exports.
  return module.exports as PackModule;
}

/** Calls `onIdle` once, when the run has had nothing to wait for during `idleMs`. */
function endWhenIdle(activity: Activity, isEvaluated: () => boolean, onIdle: () => void): void {
  const interval = timers.setInterval(() => {
    if (activity.readIdleTime(now()) > (isEvaluated() ? idleMs : idleWhileEvaluatingMs)) {
      timers.clearInterval(interval);
      onIdle();
    }
  }, 15);
}

/** Adds a stricter policy. Code that is evaluated from text would have no checks for endless loops. */
function forbidEval(): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "script-src 'none'";
  document.head.append(meta);
}

/** Creates the element that components are rendered into. Its id is the one that most React apps use. */
function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  return container;
}

function applyTheme(theme: StartMessage['theme']): void {
  document.documentElement.dataset['theme'] = theme;
}
