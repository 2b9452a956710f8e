import type {PageResult, SampleResult} from './pageResult';

/** The number of samples, and how many of them were checked and run. */
export type SampleCount = {
  samples: number;
  checked: number;
  run: number;
  /** The reasons why samples did not run, with the number of samples for each reason. The most frequent reason comes first. */
  notRun: {reason: string; samples: number}[];
};

/** Counts the samples of pages, in total and for each of the named docs versions. */
export function countSamples(
  results: readonly PageResult[],
  versionNames: readonly string[],
): SampleCount & {versions: (SampleCount & {version: string})[]} {
  const samples = results.flatMap(result => result.samples);
  return {
    ...count(samples),
    versions: versionNames.map(name => ({
      version: name,
      ...count(samples.filter(({version}) => version === name)),
    })),
  };
}

function count(samples: readonly SampleResult[]): SampleCount {
  const reasons = new Map<string, number>();
  for (const {notRun} of samples) {
    if (notRun !== undefined) {
      reasons.set(notRun, (reasons.get(notRun) ?? 0) + 1);
    }
  }
  return {
    samples: samples.length,
    checked: samples.filter(({isChecked}) => isChecked).length,
    run: samples.filter(({notRun}) => notRun === undefined).length,
    notRun: [...reasons]
      .map(([reason, number]) => ({reason, samples: number}))
      .sort((a, b) => b.samples - a.samples || (a.reason < b.reason ? -1 : 1)),
  };
}
