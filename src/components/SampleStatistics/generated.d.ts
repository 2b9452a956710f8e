declare module '@sample-statistics' {
  import type {SampleStatistics} from '@site/src/shared/sampleStatistics';

  /** The totals from the plugin `sample-statistics`. Null on the development server, which doesn't count samples. */
  const statistics: SampleStatistics | null;
  export default statistics;
}
