import {expect, test} from 'vitest';
import {createFeedDates} from '../index';

const published = new Date('2022-11-21');

test('createFeedDates returns the date of publication and the date of the last change', () => {
  expect(createFeedDates(published, Date.UTC(2026, 10, 23))).toEqual({
    published,
    date: new Date('2026-11-23'),
  });
});

test.each([null, undefined])(
  'createFeedDates uses the date of publication for both dates if the date of the last change is %s',
  updated => {
    expect(createFeedDates(published, updated)).toEqual({published, date: published});
  },
);
