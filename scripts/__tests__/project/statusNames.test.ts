import {STATUS_CODES} from 'node:http';
import {expect, test} from 'vitest';
import {statusNames} from '../../../src/components/Exchanges/statusNames';

test('each status has the name that HTTP defines', () => {
  const names = Object.entries(statusNames);
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual(names.map(([status]) => [status, STATUS_CODES[status]]));
});
