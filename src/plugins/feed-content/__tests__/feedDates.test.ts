import {expect, test} from 'vitest';
import {createFeedDates} from '../feedDates';

const published = new Date('2022-11-21');

test('createFeedDates tells the day of a change from the day on which the post appeared', () => {
  expect(createFeedDates(published, Date.UTC(2026, 10, 23))).toEqual({
    published,
    date: new Date('2026-11-23'),
  });
});

test.each([null, undefined])('createFeedDates uses one date for a post whose update is %s', updated => {
  expect(createFeedDates(published, updated)).toEqual({published, date: published});
});
