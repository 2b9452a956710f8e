/** One line of the results. */
export type Row = {
  /** Heading of the table that the row belongs to; rows of one group follow each other. */
  group: string;
  /** What was measured: `JavaScript`. */
  measure: string;
  /** Of what the numbers are: `kB gzip / brotli`. */
  unit: string;
  site: readonly number[];
  /** The same for the stock site, where it has it. */
  stock?: readonly number[];
  /** What the first number of `site` may be at most. */
  limit?: number;
  /** What it has to be at least. */
  least?: number;
};

/** Folders of the two sites, made for this run: each can be built and edited at will. */
export type Sites = {site: string; stock: string};

/** Something to measure. `about` says in the results how it was done. */
export type Bench = {name: string; about: string; run: (sites: Sites) => Promise<Row[]>};

export function missesLimit({site: [value = 0], limit = Infinity, least = -Infinity}: Row): boolean {
  // What could not be measured (NaN) is in no limit.
  return !(value <= limit && value >= least);
}
