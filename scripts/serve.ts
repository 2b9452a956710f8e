// Serves a built site as a host does: clean addresses, status 404 with the not-found page for unknown pages,
// status 404 without HTML for missing assets. `npm run serve -- --port 3000 --dir build`
import {parseArgs} from 'node:util';
import {startServer} from './server';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}},
});

const {url} = await startServer(values.dir, Number(values.port));
console.log(`Serving ${values.dir} at ${url}`);
