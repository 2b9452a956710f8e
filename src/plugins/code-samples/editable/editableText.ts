import type {ProjectFile} from '../page';

/** A line that prints a value and compares it with the expected one. */
const printsExpectedValue = /^\s*console\.log\(.*\/\/ =>/;

/**
 * Returns a file as readers edit it: without the comments of the notation and the lines that aren't compiled. The build has replaced these
 * lines with empty lines, so that all other lines keep their positions.
 *
 * Hidden lines stay, because a sample can need them, with two exceptions. A live pair runs in the page without its hidden lines, so it's
 * edited without them. And hidden lines at the end that only check a value are left out if the shown lines print something, because they
 * would print more than the page shows.
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
  const lastNeeded = all.findLastIndex(
    (line, index) => line.trim() !== '' && (isShown(index) || !printsExpectedValue.test(line)),
  );
  const printsItself = all.some((line, index) => isShown(index) && line.includes('console.log('));
  const isRemoved = (index: number) => !isShown(index) && (isPaired || (index > lastNeeded && printsItself));
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
