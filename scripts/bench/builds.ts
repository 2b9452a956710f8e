import {buildSite, clearCaches} from './docusaurus';
import {median} from './median';
import type {Bench, Row} from './row';
import type {BuildTime} from './timedRun';

const runs = 3;

type Times = {cold: BuildTime[]; warm: BuildTime[]};

export const builds: Bench = {
  name: 'builds',
  description:
    'Builds: every number is the median of three runs. A cold build starts without caches, as after a clone. A warm build repeats the cold build. The processor time is the sum over all processes.',
  run: async sites => {
    const site = createTimes();
    const stock = createTimes();
    // The runs alternate between the sites, so that a temporary load on the machine affects both.
    for (let run = 0; run < runs; run++) {
      await measure(sites.site, site);
      await measure(sites.stock, stock);
    }
    const row = (kind: keyof Times, maximum?: number): Row => ({
      group: 'Build',
      measure: kind,
      unit: 's wall / processor',
      site: calculateMedians(site[kind]),
      stock: calculateMedians(stock[kind]),
      maximum,
    });
    return [row('cold'), row('warm', 30)];
  },
};

function createTimes(): Times {
  return {cold: [], warm: []};
}

async function measure(directory: string, times: Times): Promise<void> {
  clearCaches(directory);
  times.cold.push(await buildSite(directory));
  times.warm.push(await buildSite(directory));
}

function calculateMedians(times: readonly BuildTime[]): number[] {
  return [median(times.map(({wall}) => wall)), median(times.map(({cpu}) => cpu))];
}
