// These names replace `Intl`. Creating the first `Intl` formatter of a page takes 17 ms, and four times as long on a phone.
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

/** Formats the day of an ISO 8601 date or time, such as `22 November 2022`. Uses the day in UTC. */
export function formatDay(date: string): string {
  return `${formatDayOfYear(date)} ${new Date(date).getUTCFullYear()}`;
}

/** Formats the day of an ISO 8601 date or time without its year, such as `22 November`. Uses the day in UTC. */
export function formatDayOfYear(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}
