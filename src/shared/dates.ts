// Not `Intl`: the first formatter of a page takes it 17 ms, four times that on a phone, just when the page is to react.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day in words, such as `22 November 2022`. `date` is an ISO 8601 date or time; its day is that of UTC. */
export function formatDay(date: string): string {
  return `${formatDayOfYear(date)} ${new Date(date).getUTCFullYear()}`;
}

/** A day in words without its year, such as `22 November`. */
export function formatDayOfYear(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}
