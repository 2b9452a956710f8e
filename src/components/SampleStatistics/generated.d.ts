declare module '@generated/sample-statistics/default/statistics.json' {
  import type {SampleStatistics} from '@site/src/shared/sampleStatistics';

  /** The totals that the plugin `sample-statistics` has counted, or null while `npm start` serves the site. */
  const statistics: SampleStatistics | null;
  export default statistics;
}
