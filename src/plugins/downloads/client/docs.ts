// What the scripts of a downloaded page share. They are separate files, so they meet in a property of `window`.
import type {EventBuffer} from '@site/src/components/CodeBlock/eventBuffer';

/** The attributes of the script that every page loads. */
export type PageData = {
  /** The relative path of the folder in the archive, such as `../`. */
  root: string;
  /** Scheme and host of the site. */
  origin: string;
};

export type DownloadedDocs = {
  /** Takes the data in a script of the folder `data`. */
  add: (name: string, data: unknown) => void;
  /** Loads a script of the folder `data`, and returns its data. A failed call can be repeated. */
  load: (name: string) => Promise<unknown>;
  /** Loads a script of the folder of all files. */
  run: (file: string) => Promise<void>;
  /** Returns the address for a link. The input is an absolute URL, a path on the site, or a path in the folder of the archive. */
  resolve: (href: string) => string;
  /** Searches the pages. The script `search.js` sets this function. */
  search?: (query: string) => Promise<Hit[]>;
  /** Shows the types of a code block. The script `popups.js` sets this function. */
  showTypes?: (pre: HTMLPreElement, reference: string, events: EventBuffer) => void;
};

/** A search result. The titles and the text are HTML in which matches are in `mark` elements. */
export type Hit = {href: string; title: string; page: string; text: string};

declare global {
  interface Window {
    downloadedDocs?: DownloadedDocs;
  }
}

/** Returns what `page.js` has created. */
export function docs(): DownloadedDocs {
  if (!window.downloadedDocs) {
    throw new Error('The script page.js has to run before the other scripts.');
  }
  return window.downloadedDocs;
}

/** Creates what the scripts share. */
export function startDocs({root, origin}: PageData): void {
  const values = new Map<string, unknown>();
  const scripts = new Map<string, Promise<void>>();

  function run(file: string): Promise<void> {
    const running = scripts.get(file);
    if (running) {
      return running;
    }
    const created = new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${root}_files/${file}`;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        scripts.delete(file);
        reject(new Error(`${file} is missing.`));
      };
      document.head.append(script);
    });
    scripts.set(file, created);
    return created;
  }

  window.downloadedDocs = {
    add: (name, data) => void values.set(name, data),
    async load(name) {
      await run(`data/${name}.js`);
      return values.get(name);
    },
    run,
    resolve: href =>
      /^[a-z][a-z+.-]*:/i.test(href) ? href : href.startsWith('/') ? origin + href : root + href,
  };
}
