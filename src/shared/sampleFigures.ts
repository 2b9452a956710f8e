/** The number of code samples, and how many of them the build checked and ran. */
export type SampleFigure = {
  samples: number;
  /** Samples that TypeScript checked. */
  compiled: number;
  /** Samples that were run, including test files that Vitest or Jest ran. */
  run: number;
  /** Samples in which at least one line has a compiler error that the author expects. */
  errors: number;
  /** Markdown files with at least one sample. A part that several pages share counts once. */
  files: number;
};

/** The figures of the whole site, and the figures of each version of the packages, newest version first. */
export type SampleFigures = {
  all: SampleFigure;
  versions: {version: string; figure: SampleFigure}[];
};

/** Name of the plugin that counts the samples. */
export const sampleFiguresPlugin = 'sample-figures';

/** Name of the file in which the plugin writes its data for components. */
export const sampleFiguresFile = 'figures.json';
