// Exports the records of the last build as NDJSON, together with the index settings, for Algolia's command line tool.
//   npm run search:export
//   algolia settings import INDEX -F search-export/settings.json
//   algolia objects import INDEX -F search-export/records.ndjson
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import path from 'node:path';
import {parse} from 'parse5';
import {getPageFile} from '../src/plugins/built-pages/pages';
import {searchRecordsOptions} from '../src/config/search';
import {validateOptions} from '../src/plugins/search-records/options';
import {createRecords} from '../src/plugins/search-records/records';
import {indexSettings} from './search/algolia/indexSettings';
import {readBuiltRecords} from './search/relevance/measure';

const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build'}, out: {type: 'string', default: 'search-export'}},
});

const options = validateOptions(searchRecordsOptions);
const builtRecords = [...readBuiltRecords(values.dir).values()].flat();
// The record files that browsers load contain shortened text, so the export reads the full text from the HTML pages.
const records = builtRecords
  .filter(({type}) => type === 'lvl1')
  .flatMap(({objectID: route, url}) => {
    const file = path.join(values.dir, getPageFile(route, '/'));
    const html = readFileSync(file, 'utf8');
    return createRecords(
      {route, file, html, document: parse(html), noIndex: false},
      new URL(url).origin,
      options,
    );
  });
mkdirSync(values.out, {recursive: true});
const lines = records.map(record => JSON.stringify(record));
writeFileSync(path.join(values.out, 'records.ndjson'), `${lines.join('\n')}\n`);
writeFileSync(path.join(values.out, 'settings.json'), `${JSON.stringify(indexSettings, null, 2)}\n`);
console.log(`${records.length} records in ${path.join(values.out, 'records.ndjson')}`);
