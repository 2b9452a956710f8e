/** A process that type-checks the samples of one docs version and keeps the compiler for the next request. */
import type {Page} from '../page';
import {findVersion, type VersionName} from '../versions';
import {checkPages, type CheckedPage} from './checkPages';
import {createLanguageService} from './languageService';
import {VirtualFiles} from './virtualFiles';

export type CheckRequest = {id: number; pages: Page[]};
export type CheckReply = {id: number; pages: CheckedPage[]} | {id: number; error: string};

const [version = ''] = process.argv.slice(2);
const files = new VirtualFiles(findVersion(version as VersionName)); // findVersion throws for other names
const service = createLanguageService(files);

process.on('message', ({id, pages}: CheckRequest) => {
  const reply = (message: CheckReply) => process.send?.(message);
  try {
    reply({id, pages: checkPages(service, files, pages)});
  } catch (error) {
    reply({id, error: error instanceof Error ? (error.stack ?? error.message) : String(error)});
  }
});
