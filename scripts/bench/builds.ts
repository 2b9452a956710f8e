import {buildSite, clearCaches, type BuildTime} from './docusaurus';
import {median} from './median';
import type {Bench, Row} from './row';

const runs = 3;

export const builds: Bench = {
  name: 'builds',
  about:
    'Builds: median of three. Cold: nothing cached, as after a clone. Warm: the same again. Processor seconds are those of all processes.',
  run: async sites => {
    const site = await measure(sites.site);
    const stock = await measure(sites.stock);
    const row = (kind: 'cold' | 'warm', limit?: number): Row => ({
      group: 'Build',
      measure: kind,
      unit: 's wall / processor',
      site: site[kind],
      stock: stock[kind],
      limit,
    });
    return [row('cold'), row('warm', 30)];
  },
};

async function measure(directory: string): Promise<Record<'cold' | 'warm', number[]>> {
  const times: Record<'cold' | 'warm', BuildTime[]> = {cold: [], warm: []};
  for (let run = 0; run < runs; run++) {
    clearCaches(directory);
    times.cold.push(await buildSite(directory));
    times.warm.push(await buildSite(directory));
  }
  return {cold: summarize(times.cold), warm: summarize(times.warm)};
}

function summarize(times: readonly BuildTime[]): number[] {
  return [median(times.map(({wall}) => wall)), median(times.map(({cpu}) => cpu))];
}
