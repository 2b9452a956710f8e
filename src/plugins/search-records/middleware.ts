import {recordsPath} from '../../shared/search';
import type {Middleware} from '../dev-server/middleware';
import {createRecordsFile} from './recordsFile';
import type {SourceRecords} from './sources';

/** Creates a middleware that responds to requests for records files. The dev server needs it because only a build writes these files. */
export function createRecordsMiddleware(
  sourceRecords: Pick<SourceRecords, 'read'>,
  {url, baseUrl}: {url: string; baseUrl: string},
): Middleware {
  return (request, response, next) => {
    const tag = findTag(request.url ?? '', baseUrl);
    if (tag === undefined) {
      next();
      return;
    }
    sourceRecords
      .read(tag)
      .then(records => {
        response.statusCode = records.length > 0 ? 200 : 404;
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify(createRecordsFile(records, url)));
      })
      .catch(next);
  };
}

function findTag(path: string, baseUrl: string): string | undefined {
  const [start = '', end = ''] = (baseUrl + recordsPath('\n')).split('\n');
  const isRecords = path.startsWith(start) && path.endsWith(end);
  return isRecords ? path.slice(start.length, -end.length) : undefined;
}
