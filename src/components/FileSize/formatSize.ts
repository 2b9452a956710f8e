/** Formats a size in kilobytes or megabytes, such as `540 kB` or `1.6 MB`. Both are powers of ten. */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 999_500;
  const digits = isLarge ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
