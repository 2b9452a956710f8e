// Serves a built site as a host does: with clean URLs, with the not-found page and status 404 for unknown pages, and with a plain-text 404
// response for missing assets.
//   npm run serve -- --port 3000 --dir build
import {parseArgs} from 'node:util';
import {startServer} from './serve/server';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}},
});

const {url} = await startServer(values.dir, Number(values.port));
console.log(`Serving ${values.dir} at ${url}`);
