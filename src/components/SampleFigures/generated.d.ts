declare module '@generated/sample-figures/default/figures.json' {
  /** What the plugin sample-figures has counted; null while the site is served by `npm start`. */
  const figures: import('@site/src/shared/sampleFigures').SampleFigures | null;
  export default figures;
}
