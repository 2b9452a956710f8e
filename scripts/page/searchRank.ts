import {searchRecordsOptions} from '../../src/config/search';
import {formatPosition, type SiteFiles} from './siteFiles';

const configFile = 'src/config/search.ts';

/** Returns the place of the pattern that gives a page its rank in search, if the page has another rank at its new route. */
export function findRankPattern(files: SiteFiles, oldRoute: string, route: string): string[] {
  const [before, after] = [oldRoute, route].map(value =>
    searchRecordsOptions.pageRanks?.find(({path}) => path.test(value)),
  );
  const text = files.exists(configFile) ? files.read(configFile) : '';
  return [before, after].flatMap(pattern => {
    const offset = pattern === undefined ? -1 : text.indexOf(String(pattern.path));
    return before?.rank === after?.rank || offset === -1
      ? []
      : [`${configFile}:${formatPosition(text, offset)} (gives the page a rank in search)`];
  });
}
