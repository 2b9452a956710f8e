import type {ProjectFile} from '../page';

/**
 * Returns a file as readers edit it: with its hidden lines, and without the comments of the notation and the lines that aren't compiled.
 * The build has replaced these lines with empty lines, so that all other lines keep their positions.
 */
export function getEditableText({
  text,
  firstLine,
  sample,
}: Pick<ProjectFile, 'text' | 'firstLine' | 'sample'>): string {
  const source = sample.fence.code.split('\n');
  const lines: string[] = [];
  let hasRemoved = true;
  text.split('\n').forEach((line, index) => {
    if (line === '' && (source[firstLine + index] ?? '').trim() !== '') {
      hasRemoved = true;
    } else if (line.trim() !== '' || !hasRemoved || (lines.at(-1) ?? '').trim() !== '') {
      lines.push(line);
      hasRemoved = false;
    }
  });
  return `${lines.join('\n').trimEnd()}\n`;
}
