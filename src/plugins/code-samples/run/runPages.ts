import type {Problem} from '../problem';

/** What happened when the samples of a page ran. */
export type RunPage = {
  file: string;
  problems: Problem[];
  /** Projects that the bundler refused: worth reporting only if the compiler found nothing. */
  broken: Problem[];
  /** For each fence that could not run, by its place in the file: why. */
  notRun: Map<number, string>;
};
