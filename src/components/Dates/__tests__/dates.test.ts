import {beforeEach, describe, expect, test, vi} from 'vitest';
import {formatDay, formatDayOfYear} from '../dates';

describe.each(['UTC', 'Pacific/Honolulu', 'Pacific/Auckland'])(
  'formatDay on a machine in the time zone %s',
  zone => {
    beforeEach(() => void vi.stubEnv('TZ', zone));

    const longFormat = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

    test('returns the same text as `Intl.DateTimeFormat` for each day of two years', () => {
      for (let time = Date.UTC(2023, 0, 1); time < Date.UTC(2025, 0, 1); time += 86_400_000) {
        const date = new Date(time);
        expect(formatDay(date.toISOString())).toBe(longFormat.format(date));
      }
    });

    test('returns the day in UTC for a date with or without a time', () => {
      expect(formatDay('2022-11-22')).toBe('22 November 2022');
      expect(formatDay('2022-11-22T23:59:59.999Z')).toBe('22 November 2022');
      expect(formatDayOfYear('2022-11-22T00:00:00.000Z')).toBe('22 November');
    });
  },
);
