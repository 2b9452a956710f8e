// The search of the site, for the pages in a downloaded archive.
import {createEmbeddedClient} from '@site/src/search/client';
import {parseRecordsFile} from '@site/src/search/recordsFile';
import type {SearchHit} from '@site/src/search/types';
import {synonymGroups} from '@site/src/shared/searchSynonyms';
import {docs, type Hit} from './docs';

type SearchData = {records: {docusaurus_tag: string}; files: Record<string, string>};

const hitsPerPage = 20;
const passageLength = 20;

// TypeScript doesn't know that the build writes a value of this type into the file.
const data = docs().load('search') as Promise<SearchData>;
const client = createEmbeddedClient(async () => parseRecordsFile((await data).records), synonymGroups);

docs().search = async query => {
  const {records, files} = await data;
  const facetFilters = [`docusaurus_tag:${records.docusaurus_tag}`];
  const {hits} = await client.search({query, facetFilters, hitsPerPage, passageLength});
  return hits.map(hit => createHit(hit, files));
};

function createHit(
  {objectID, type, _highlightResult, _snippetResult}: SearchHit,
  files: SearchData['files'],
): Hit {
  const [path = '', hash] = objectID.split('#');
  const {hierarchy} = _highlightResult;
  return {
    href: docs().resolve((files[path] ?? path) + (hash === undefined ? '' : `#${hash}`)),
    title: hierarchy[type]?.value ?? '',
    page: type === 'lvl1' ? (hierarchy.lvl0?.value ?? '') : (hierarchy.lvl1?.value ?? ''),
    text: (_snippetResult.content ?? _snippetResult.words)?.value ?? '',
  };
}
