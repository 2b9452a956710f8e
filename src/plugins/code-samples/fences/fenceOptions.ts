/** The options that follow the language in the first line of a fence. */
export type FenceOptions = {
  /** The title above the code. For a sample, it is the path of the file in its project. */
  title?: string;
  /** The name of the sample's project, which is a group of files on the page that can import each other. */
  project?: string;
  /** The docs version whose packages the sample uses. */
  version?: string;
  /** The lines of the shown code to highlight, as the author wrote them, such as `2,4-6`. */
  ranges?: string;
  /** The reason why the sample is type-checked but doesn't run. */
  norun?: string;
  /** The reason why the sample is neither type-checked nor run. */
  nocheck?: string;
  /** The reason why readers can't edit the sample. */
  noedit?: string;
};

/** A mistake in a fence's options. `column` is zero-based and counts from the start of the options. */
export type OptionProblem = {column: number; length: number; message: string; advice: string};

const SAMPLE_OPTIONS = [
  'title',
  'project',
  'version',
  '{1,3-5}',
  'showLineNumbers',
  'norun',
  'nocheck',
  'noedit',
];
/** The options whose value is the reason for an exception. */
const REASONS = ['norun', 'nocheck', 'noedit'] as const;
const OTHER_OPTIONS = ['title', '{1,3-5}', 'showLineNumbers', 'npm2yarn'];

/** Matches one option: {ranges}, name="value", name='value', name=value or a name without a value. */
const OPTION = /\{[^}]*\}|([^\s=]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\S+/g;

/**
 * Parses the options of a fence.
 * @param meta everything after the language in the first line of the fence
 * @param versions the names of the docs versions if the language is ts or tsx; fences in other languages have fewer options
 */
export function parseFenceOptions(
  meta: string,
  versions?: readonly string[],
): {options: FenceOptions; problems: OptionProblem[]} {
  const options: FenceOptions = {};
  const problems: OptionProblem[] = [];
  const isSample = versions !== undefined;
  const supportedOptions = isSample ? SAMPLE_OPTIONS : OTHER_OPTIONS;
  for (const match of meta.matchAll(OPTION)) {
    const [text, name, doubleQuoted, singleQuoted, unquoted] = match;
    const report = (message: string, advice: string) =>
      problems.push({column: match.index, length: text.length, message, advice});
    const value = doubleQuoted ?? singleQuoted ?? unquoted;
    const reason = REASONS.find(option => option === (name ?? text));

    if (text.startsWith('{')) {
      if (/^\{\d+(-\d+)?(,\d+(-\d+)?)*\}$/.test(text)) {
        options.ranges = text.slice(1, -1);
      } else {
        report(
          `invalid line range. Found ${text}, expected line numbers from 1 such as {2,4-6}.`,
          'Count the lines of the shown code.',
        );
      }
    } else if (
      text === 'showLineNumbers' ||
      name === 'showLineNumbers' ||
      (text === 'npm2yarn' && !isSample)
    ) {
      continue;
    } else if (name === 'title') {
      options.title = value ?? '';
    } else if (isSample && name === 'project') {
      options.project = value ?? '';
    } else if (isSample && name === 'version') {
      if (value !== undefined && versions.includes(value)) {
        options.version = value;
      } else {
        report(
          `unknown docs version. Found "${value}", expected one of ${versions.join(', ')}.`,
          'Remove `version` to use the version of the page.',
        );
      }
    } else if (isSample && reason) {
      if (value) {
        options[reason] = value;
      } else {
        report(
          `\`${reason}\` needs a reason. Found \`${text}\`, expected ${reason}="why".`,
          'Say in a few words why this sample is an exception.',
        );
      }
    } else {
      report(
        `unknown fence option. Found \`${text}\`, expected one of ${supportedOptions.join(', ')}.`,
        isSample
          ? 'Remove the option, or fix its spelling.'
          : 'Only `ts` and `tsx` fences are checked and support the other options.',
      );
    }
  }
  return {options, problems};
}
