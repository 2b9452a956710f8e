/** What the words after a fence's language say. */
export type FenceOptions = {
  title?: string;
  project?: string;
  version?: string;
  /** Lines of the shown code to highlight, as written: `2,4-6`. */
  ranges?: string;
  norun?: string;
  nocheck?: string;
};

/** A mistake in the words after the language; `column` is from 0, from the start of those words. */
export type OptionProblem = {column: number; length: number; message: string; advice: string};

const SAMPLE_OPTIONS = ['title', 'project', 'version', '{1,3-5}', 'showLineNumbers', 'norun', 'nocheck'];
const OTHER_OPTIONS = ['title', '{1,3-5}', 'showLineNumbers', 'npm2yarn'];
const VERSIONS = ['10.x', '9.x'];

/** One option: {ranges}, name="value", name='value', name=value or a bare name. */
const OPTION = /\{[^}]*\}|([^\s=]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\S+/g;

/**
 * Reads the words after a fence's language.
 * `isSample` is true for ts and tsx: other languages have fewer options.
 */
export function parseFenceOptions(
  meta: string,
  isSample: boolean,
): {options: FenceOptions; problems: OptionProblem[]} {
  const options: FenceOptions = {};
  const problems: OptionProblem[] = [];
  const known = isSample ? SAMPLE_OPTIONS : OTHER_OPTIONS;
  for (const match of meta.matchAll(OPTION)) {
    const [text, name, double, single, bare] = match;
    const report = (message: string, advice: string) =>
      problems.push({column: match.index, length: text.length, message, advice});
    const value = double ?? single ?? bare;

    if (text.startsWith('{')) {
      if (/^\{\d+(-\d+)?(,\d+(-\d+)?)*\}$/.test(text)) {
        options.ranges = text.slice(1, -1);
      } else {
        report(
          `wrong line range. Found ${text}, expected numbers from 1 such as {2,4-6}.`,
          'Count lines of the shown code.',
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
      if (value !== undefined && VERSIONS.includes(value)) {
        options.version = value;
      } else {
        report(
          `unknown docs version. Found "${value}", expected one of ${VERSIONS.join(', ')}.`,
          'Leave `version` out to use the version of the page.',
        );
      }
    } else if ((isSample && (name ?? text) === 'norun') || (isSample && (name ?? text) === 'nocheck')) {
      const option = (name ?? text) as 'norun' | 'nocheck'; // the line above compared it with both
      if (value) {
        options[option] = value;
      } else {
        report(
          `\`${option}\` without a reason. Found \`${text}\`, expected ${option}="why".`,
          'Say in a few words why this sample is an exception.',
        );
      }
    } else {
      report(
        `unknown fence option. Found \`${text}\`, expected one of ${known.join(', ')}.`,
        isSample
          ? 'Remove it, or mend its spelling.'
          : 'Only `ts` and `tsx` fences are checked and take the other options.',
      );
    }
  }
  return {options, problems};
}
