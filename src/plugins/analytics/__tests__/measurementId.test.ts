import {describe, expect, test} from 'vitest';
import {readMeasurementId} from '../measurementId';

describe('readMeasurementId', () => {
  test('returns the id', () => {
    expect(readMeasurementId({GOOGLE_ANALYTICS_ID: 'G-1A2B3C4D5E'})).toBe('G-1A2B3C4D5E');
  });

  test.each([{}, {GOOGLE_ANALYTICS_ID: ''}])('returns undefined for the environment %j', environment => {
    expect(readMeasurementId(environment)).toBeUndefined();
  });

  test.each(['UA-12345-1', 'G-', 'g-1a2b', ' G-1A2B'])('throws for the invalid id %j', id => {
    expect(() => readMeasurementId({GOOGLE_ANALYTICS_ID: id})).toThrow(
      `Found ${JSON.stringify(id)}, expected an id such as "G-1A2B3C4D5E"`,
    );
  });
});
