/** A place where this site relies on something that a package doesn't promise to keep, such as a replaced component or a private module. */
export type Seam = {
  /** What the seam is. Unique. */
  name: string;
  /** Why the site needs it. */
  why: string;
  gain: Gain;
  /** When the seam can be removed. */
  removeWhen: string;
  /** URL of the issue or pull request in the package's repository, if one is known. */
  issue?: string;
  /**
   * What the scan of the site's code finds: names such as `theme TOC`, `import @docusaurus/theme-common/internal useTabs` or
   * `Storage.prototype in storage`. A name `module x` stands for a module of the site that works around a fault from outside.
   */
  finds: string[];
  /** Files of packages that the seam relies on, relative to `node_modules`. Empty if the seam relies on Node or the browser. */
  originals: string[];
  /** If one of these conditions is true for an installed file, the seam is probably unnecessary. */
  until?: Condition;
};

/** What the site would lose without the seam. For speed, a figure and where it comes from, or `to be measured`. */
export type Gain = 'accessibility' | 'behaviour' | 'development' | 'specification' | `speed: ${string}`;

/** A condition for an installed file. By default, this is the first file of `originals`. */
export type Condition = {file?: string} & ({contains: string} | {lacks: string});
