import type {Problem} from '../problem';

/** What happened when the samples of a page ran. */
export type RunPage = {
  file: string;
  problems: Problem[];
  /** For each fence that could not run, by its place in the file: why. */
  notRun: Map<number, string>;
};
