/** The number of code samples, and how many of them the build checked and ran. */
export type SampleTotals = {
  samples: number;
  /** Samples that TypeScript checked. */
  compiled: number;
  /** Samples that were run, including test files that Vitest or Jest ran. */
  run: number;
  /** Samples in which at least one line has a compiler error that the author expects. */
  errors: number;
  /** Markdown files with at least one sample. A file that several pages include counts once. */
  files: number;
};

/** The totals of the whole site, and the totals of each version of the packages. The newest version comes first. */
export type SampleStatistics = {
  all: SampleTotals;
  versions: {version: string; totals: SampleTotals}[];
};
