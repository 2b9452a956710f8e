/** The functions of Twitter's script that this site uses. See https://developer.x.com/en/docs/x-for-websites/javascript-api. */
export type Widgets = {
  /** Resolves with undefined if the post doesn't exist. */
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

const scriptUrl = 'https://platform.twitter.com/widgets.js';

let loading: Promise<Widgets> | undefined;

/** Loads Twitter's script once for all posts. Rejects if the script can't be loaded. The call after a failure tries again. */
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
    script.src = scriptUrl;
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new Error(`${scriptUrl} was not loaded.`));
    };
    script.onerror = fail;
    // Some content blockers replace the script with an empty script, which doesn't define `twttr`.
    script.onload = () => (window.twttr ? window.twttr.ready(({widgets}) => resolve(widgets)) : fail());
    document.head.append(script);
  });
}
