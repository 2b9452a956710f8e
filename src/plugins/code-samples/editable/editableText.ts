import type {ProjectFile} from '../page';

/** A line that only checks a value or an error: it ends with the expected one. */
const checksValue = /\/\/ =>/;
/** A check that is written out. */
const throwsError = /\bthrow new Error\(/;

/**
 * Returns a file as readers edit it: without the comments of the notation and the lines that aren't compiled. The build has replaced these
 * lines with empty lines, so that all other lines keep their positions.
 *
 * Hidden lines stay, because a sample can need them, with three exceptions. A live pair runs in the page without its hidden lines, so it's
 * edited without them. Hidden lines at the end that only check a value are left out if the shown lines print something, because they would
 * print more than the page shows. And all hidden lines at the end are left out if one of them throws an error, because then they are a test
 * of the sample.
 * @param isPaired whether the file belongs to a live pair
 */
export function getEditableText(
  {text, firstLine, sample}: Pick<ProjectFile, 'text' | 'firstLine' | 'sample'>,
  isPaired: boolean,
): string {
  const source = sample.fence.code.split('\n');
  const shown = new Set(sample.parsed.shownLines);
  const isShown = (index: number) => shown.has(firstLine + index);
  const all = text.split('\n');
  const lastShown = all.findLastIndex((_, index) => isShown(index));
  const lastNeeded = all.findLastIndex(
    (line, index) => line.trim() !== '' && (isShown(index) || !checksValue.test(line)),
  );
  const printsItself = all.some((line, index) => isShown(index) && line.includes('console.log('));
  const endsWithTest = all.slice(lastShown + 1).some(line => throwsError.test(line));
  const isRemoved = (index: number) =>
    !isShown(index) &&
    (isPaired || (index > lastShown && endsWithTest) || (index > lastNeeded && printsItself));
  const lines: string[] = [];
  let hasRemoved = true;
  all.forEach((original, index) => {
    const line = isRemoved(index) ? '' : original;
    if (line === '' && (source[firstLine + index] ?? '').trim() !== '') {
      hasRemoved = true;
    } else if (line.trim() !== '' || !hasRemoved || (lines.at(-1) ?? '').trim() !== '') {
      lines.push(line);
      hasRemoved = false;
    }
  });
  return `${lines.join('\n').trimEnd()}\n`;
}
