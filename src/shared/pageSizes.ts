/** Path of the file with the sizes of the scripts that each page loads, relative to the base URL. */
export const pageSizesPath = 'page-sizes.json';

export type PageSizes = {
  /** Sizes of the scripts in bytes, after compression with Brotli. */
  sizes: number[];
  /** The scripts of each page, as indexes of `sizes`. The keys are paths with the base URL. */
  pages: Record<string, number[]>;
};
