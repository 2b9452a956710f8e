// Types of a service worker's global scope. TypeScript has them only in a library that can't be used together with the types of pages.

export type WorkerSettings = {
  baseUrl: string;
  /** Folders in which the name of every file contains a hash of its content. */
  hashedFolders: string[];
  /** Path of the page that offers to keep parts of the site, relative to the base URL. */
  page: string;
  /** How long readers wait for a page of the site before they get the kept copy. */
  timeLimitMs: number;
};

export type ExtendableEvent = Event & {waitUntil: (promise: Promise<unknown>) => void};

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The page that sends the request. Empty if the request is for a page. */
  clientId: string;
  /** The page that the response of a request for a page creates. */
  resultingClientId: string;
  respondWith: (response: Promise<Response>) => void;
};

export type WorkerMessageEvent = ExtendableEvent & {
  data: unknown;
  ports: readonly MessagePort[];
  source: {id?: string} | null;
};

export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {includeUncontrolled: boolean}) => Promise<{id: string}[]>;
  };
  registration: {unregister: () => Promise<boolean>};
};
