import type {PageTypes, SampleNote} from '../../shared/samples';
import type {CheckedPage} from './check/checkPages';
import {createDigest} from './digest';
import {createPageTypes} from './pageTypes';
import type {Page, Sample} from './page';
import {sortProblems, type Problem} from './problem';
import type {PageRun} from './run/runner';

/** The result of checking and running the samples of one Markdown file. */
export type PageResult = {
  file: string;
  problems: Problem[];
  samples: SampleResult[];
  types: PageTypes;
  /** A hash of `types`, used as the name of its JSON file. */
  typesDigest: string;
};

export type SampleResult = {
  /** The key of the fence (see `createFenceKeys`). */
  fence: string;
  version: string;
  /** The code that Docusaurus renders. It still contains the magic comments of Docusaurus. */
  shown: string;
  notes: SampleNote[];
  /** Index in `types.samples`, or undefined if the sample isn't checked. */
  types?: number;
  isChecked: boolean;
  /** The reason why the sample did not run, or undefined if it ran. */
  notRun?: string;
};

/** The codes of the compiler's errors about missing modules. Samples that import one also fail when they run, but those errors say less. */
const missingModuleCodes = [2307, 2882];

/** Combines the results of parsing, type-checking and running a page's samples. */
export function createPageResult(
  page: Page,
  checked: readonly CheckedPage[],
  run: PageRun | undefined,
): PageResult {
  const checkedByFence = new Map(
    checked.flatMap(({samples}) => samples).map(sample => [sample.fence, sample]),
  );
  const samplesWithTypes = page.samples.filter(({fence}) => checkedByFence.has(fence.index));
  const staticProblems = [...page.problems, ...checked.flatMap(({problems}) => problems)];
  const isModuleMissing = staticProblems.some(
    ({code}) => code !== undefined && missingModuleCodes.includes(code),
  );
  const types = createPageTypes(
    samplesWithTypes.map(({fence}) => checkedByFence.get(fence.index)?.hovers ?? []),
  );
  return {
    file: page.file,
    problems: sortProblems([
      ...staticProblems,
      ...(isModuleMissing ? [] : (run?.problems ?? [])),
      ...(staticProblems.length === 0 ? (run?.bundleProblems ?? []) : []),
    ]),
    types,
    typesDigest: createDigest(JSON.stringify(types)),
    samples: page.samples.map(sample => {
      const {fence, version, parsed, options} = sample;
      const typesIndex = samplesWithTypes.indexOf(sample);
      return {
        fence: fence.key,
        version,
        shown: parsed.shownCode,
        notes: checkedByFence.get(fence.index)?.notes ?? [],
        ...(typesIndex === -1 ? {} : {types: typesIndex}),
        isChecked: options.nocheck === undefined,
        ...getNotRunReason(sample),
      };
    }),
  };
}

function getNotRunReason({options}: Sample): {notRun?: string} {
  const reason = options.nocheck ?? options.norun;
  return reason === undefined ? {} : {notRun: reason};
}
