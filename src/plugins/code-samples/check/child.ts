/** A process that type-checks the samples of one docs version and keeps the compiler for the next request. */
import type {Page} from '../page';
import {findVersion, type VersionName} from '../versions';
import {checkPages, type CheckedPage} from './checkPages';
import {createLanguageService} from './languageService';
import {VirtualFiles} from './virtualFiles';

export type CheckRequest = {id: number; pages: Page[]; withTypes: boolean};
/** A page that is checked, the end of a request, or why it ended early. */
export type CheckReply =
  {id: number; page: CheckedPage} | {id: number; isDone: true} | {id: number; error: string};

const [version = ''] = process.argv.slice(2);
const files = new VirtualFiles(findVersion(version as VersionName)); // findVersion throws for other names
const service = createLanguageService(files);

/** Requests wait for each other: they share the files. */
let last = Promise.resolve();
process.on('message', (request: CheckRequest) => {
  last = last.then(() => answer(request));
});

async function answer({id, pages, withTypes}: CheckRequest): Promise<void> {
  try {
    for (const page of checkPages(service, files, pages, withTypes)) {
      await reply({id, page});
    }
    await reply({id, isDone: true});
  } catch (error) {
    await reply({id, error: error instanceof Error ? (error.stack ?? error.message) : String(error)});
  }
}

/** Resolves when the message has left this process. */
function reply(message: CheckReply): Promise<void> {
  return new Promise(resolve => process.send?.(message, undefined, undefined, () => resolve()));
}
