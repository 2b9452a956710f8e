import {describe, expect, test} from 'vitest';
import {readMeasurementId} from '../measurementId';

describe('the id of the environment', () => {
  test('is taken when it is one', () => {
    expect(readMeasurementId({GOOGLE_ANALYTICS_ID: 'G-1A2B3C4D5E'})).toBe('G-1A2B3C4D5E');
  });

  test.each([{}, {GOOGLE_ANALYTICS_ID: ''}])('%j measures nothing', environment => {
    expect(readMeasurementId(environment)).toBeUndefined();
  });

  test.each(['UA-12345-1', 'G-', 'g-1a2b', ' G-1A2B'])('%j stops the build', id => {
    expect(() => readMeasurementId({GOOGLE_ANALYTICS_ID: id})).toThrow(
      `Found ${JSON.stringify(id)}, write one such as "G-1A2B3C4D5E"`,
    );
  });
});
