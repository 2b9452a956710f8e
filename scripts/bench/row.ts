/** A row in the tables of results. */
export type Row = {
  /** Heading of the table that contains the row. */
  group: string;
  /** What was measured, for example `JavaScript`. */
  measure: string;
  /** Unit of each number, for example `kB gzip / brotli`. */
  unit: string;
  /** Numbers of this site. */
  site: readonly number[];
  /** Numbers of the stock site. Empty if it has nothing to compare. */
  stock: readonly number[];
  /** Upper limit of the first number of `site`. */
  maximum?: number;
  /** Upper limit of the first number of `site`, as a share of the first number of `stock`. */
  maximumShare?: number;
  /** Lower limit of the first number of `site`. */
  minimum?: number;
};

/**
 * The folders of two temporary sites, which benchmarks can build and edit. `site` is a copy of this site. `stock` is a Docusaurus site with
 * the same Markdown and default settings.
 */
export type Sites = {site: string; stock: string};

/** A benchmark. The results show `description`, which explains how the numbers were measured. */
export type Bench = {name: string; description: string; run: (sites: Sites) => Promise<Row[]>};

/** Returns whether the first number of the site is above a maximum, below the minimum, or NaN. */
export function violatesLimit({site, stock, maximum, maximumShare, minimum}: Row): boolean {
  const [value = 0] = site;
  const [reference = 0] = stock;
  const highest = Math.min(
    maximum ?? Infinity,
    maximumShare === undefined ? Infinity : maximumShare * reference,
  );
  // A number that couldn't be measured is NaN. Comparisons with NaN are false, so NaN always violates the limit.
  return !(value <= highest && value >= (minimum ?? -Infinity));
}
