declare module '@generated/sample-figures/default/figures.json' {
  import type {SampleFigures} from '@site/src/shared/sampleFigures';

  /** The figures that the plugin `sample-figures` has counted, or null while `npm start` serves the site. */
  const figures: SampleFigures | null;
  export default figures;
}
