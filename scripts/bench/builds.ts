import {buildSite, clearCaches, type BuildTime} from './docusaurus';
import {median} from './median';
import type {Bench, Row} from './row';

const runs = 3;

type Times = {cold: BuildTime[]; warm: BuildTime[]};

export const builds: Bench = {
  name: 'builds',
  about:
    'Builds: median of three. Cold: nothing cached, as after a clone. Warm: the same again. Processor seconds are those of all processes.',
  run: async sites => {
    const site = createTimes();
    const stock = createTimes();
    // In turns, so that a busy minute of the machine meets both.
    for (let run = 0; run < runs; run++) {
      await measure(sites.site, site);
      await measure(sites.stock, stock);
    }
    const row = (kind: keyof Times, limit?: number): Row => ({
      group: 'Build',
      measure: kind,
      unit: 's wall / processor',
      site: summarize(site[kind]),
      stock: summarize(stock[kind]),
      limit,
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

function summarize(times: readonly BuildTime[]): number[] {
  return [median(times.map(({wall}) => wall)), median(times.map(({cpu}) => cpu))];
}
