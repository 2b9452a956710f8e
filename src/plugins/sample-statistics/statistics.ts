import type {SampleTotals, SampleStatistics} from '../../shared/sampleStatistics';
import {countSamples, type SampleCount} from '../code-samples/count';
import type {PageResult, SampleResult} from '../code-samples/pageResult';

/** Counts the samples of a site, in total and for each version, from the results of its Markdown files. */
export function countStatistics(
  results: readonly PageResult[],
  versionNames: readonly string[],
): SampleStatistics {
  const count = countSamples(results, versionNames);
  return {
    all: countTotals(count, results, () => true),
    versions: count.versions.map(({version: name, ...versionCount}) => ({
      version: name,
      totals: countTotals(versionCount, results, ({version}) => version === name),
    })),
  };
}

function countTotals(
  {samples, checked, run}: SampleCount,
  results: readonly PageResult[],
  isCounted: (sample: SampleResult) => boolean,
): SampleTotals {
  const samplesByFile = results.map(result => result.samples.filter(isCounted));
  return {
    samples,
    compiled: checked,
    run,
    errors: samplesByFile.flat().filter(({notes}) => notes.some(({kind}) => kind === 'error')).length,
    files: samplesByFile.filter(fileSamples => fileSamples.length > 0).length,
  };
}
