import type {PageTypes, SampleNote} from '../../shared/samples';
import type {CheckedPage} from './check/checkPages';
import {createDigest} from './digest';
import {createPageTypes} from './pageTypes';
import type {Page, Sample} from './page';
import {sortProblems, type Problem} from './problem';
import type {RunPage} from './run/runPages';
import type {VersionName} from './versions';

/** All that is known about the samples of one Markdown file. */
export type PageResult = {
  file: string;
  problems: Problem[];
  samples: SampleResult[];
  types: PageTypes;
  /** Names `types`: the same types have the same name. */
  typesDigest: string;
};

export type SampleResult = {
  /** The fence's place among all fences of the file. */
  fence: number;
  version: VersionName;
  /** What the reader gets to see, with Docusaurus' own magic comments. */
  shown: string;
  notes: SampleNote[];
  /** Place in `types.samples`; undefined when the sample isn't checked. */
  types?: number;
  isChecked: boolean;
  /** Why the sample did not run; undefined when it did. */
  notRun?: string;
};

/** Puts together what parsing, the compiler and running found out about a page. */
export function createPageResult(
  page: Page,
  checked: readonly CheckedPage[],
  run: RunPage | undefined,
): PageResult {
  const byFence = new Map(checked.flatMap(({samples}) => samples).map(sample => [sample.fence, sample]));
  const withTypes = page.samples.filter(({fence}) => byFence.has(fence.index));
  const found = [...page.problems, ...checked.flatMap(({problems}) => problems)];
  const types = createPageTypes(withTypes.map(({fence}) => byFence.get(fence.index)?.hovers ?? []));
  return {
    file: page.file,
    problems: sortProblems([
      ...found,
      ...(run?.problems ?? []),
      ...(found.length === 0 ? (run?.broken ?? []) : []),
    ]),
    types,
    typesDigest: createDigest(JSON.stringify(types)),
    samples: page.samples.map(sample => {
      const {fence, version, parsed, options} = sample;
      const place = withTypes.indexOf(sample);
      return {
        fence: fence.index,
        version,
        shown: parsed.emitted,
        notes: byFence.get(fence.index)?.notes ?? [],
        ...(place === -1 ? {} : {types: place}),
        isChecked: options.nocheck === undefined,
        ...findNotRun(sample, run),
      };
    }),
  };
}

function findNotRun({fence, options}: Sample, run: RunPage | undefined): {notRun?: string} {
  const reason = options.nocheck ?? options.norun ?? run?.notRun.get(fence.index);
  return reason === undefined ? {} : {notRun: reason};
}
