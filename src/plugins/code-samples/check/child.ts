/** The entry point of a child process that type-checks the samples of one docs version. The process keeps its compiler between requests. */
import type {Page} from '../page';
import type {Version} from '../options';
import {checkPages, type CheckedPage} from './checkPages';
import {createLanguageService} from './languageService';
import {VirtualFiles} from './virtualFiles';

export type CheckRequest = {id: number; pages: Page[]; withTypes: boolean};
/** A checked page, the end of a request, or the error that ended the request early. */
export type CheckReply =
  {id: number; page: CheckedPage} | {id: number; isDone: true} | {id: number; error: string};

// TypeScript doesn't know that the parent process passes a Version.
const files = new VirtualFiles(JSON.parse(process.argv[2] ?? '') as Version);
const service = createLanguageService(files);

/** Resolves when the latest request has been handled. All requests share the virtual files, so only one is handled at a time. */
let lastRequest = Promise.resolve();
process.on('message', (request: CheckRequest) => {
  lastRequest = lastRequest.then(() => handleRequest(request));
});

async function handleRequest({id, pages, withTypes}: CheckRequest): Promise<void> {
  try {
    for (const page of checkPages(service, files, pages, withTypes)) {
      await sendReply({id, page});
    }
    await sendReply({id, isDone: true});
  } catch (error) {
    await sendReply({id, error: error instanceof Error ? (error.stack ?? error.message) : String(error)});
  }
}

/** Sends a message to the parent process. Resolves when the message has been sent. */
function sendReply(message: CheckReply): Promise<void> {
  return new Promise(resolve => process.send?.(message, undefined, undefined, () => resolve()));
}
