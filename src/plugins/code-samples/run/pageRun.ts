import type {Problem} from '../problem';

/** The result of running the samples of a page. */
export type PageRun = {
  file: string;
  problems: Problem[];
  /** Problems of projects that could not be bundled. They are only reported if the compiler found no problems. */
  bundleProblems: Problem[];
  /** The reasons why fences could not run, by the index of the fence in the file. */
  notRun: Map<number, string>;
};
