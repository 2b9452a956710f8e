/** The part of the service's script that we use. https://developer.x.com/en/docs/x-for-websites/javascript-api */
export type Widgets = {
  /** Resolves with nothing when there is no such post. */
  createTweet: (
    id: string,
    container: HTMLElement,
    options: {theme: 'light' | 'dark'; dnt: boolean},
  ) => Promise<HTMLElement | undefined>;
};

declare global {
  interface Window {
    twttr?: {ready: (callback: (twttr: {widgets: Widgets}) => void) => void};
  }
}

const SCRIPT = 'https://platform.twitter.com/widgets.js';

let loading: Promise<Widgets> | undefined;

/** Loads the service's script, once for all posts. Rejects when it doesn't come; the next call tries again. */
export function loadWidgets(): Promise<Widgets> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function insertScript(): Promise<Widgets> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new Error(`${SCRIPT} was not loaded.`));
    };
    script.onerror = fail;
    // Some blockers answer with an empty script.
    script.onload = () => (window.twttr ? window.twttr.ready(({widgets}) => resolve(widgets)) : fail());
    document.head.append(script);
  });
}
