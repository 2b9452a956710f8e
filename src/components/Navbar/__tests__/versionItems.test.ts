import {expect, test} from 'vitest';
import {selectVersions} from '../versionItems';

const current = {name: 'current', label: '10.x'};
const old = {name: '9.x', label: '9.x'};

test('without the option, all versions are listed with their labels', () => {
  expect(selectVersions([current, old], undefined)).toEqual([
    {version: current, label: '10.x'},
    {version: old, label: '9.x'},
  ]);
});

test('a list of names selects and orders the versions', () => {
  expect(selectVersions([current, old], ['9.x', 'current'])).toEqual([
    {version: old, label: '9.x'},
    {version: current, label: '10.x'},
  ]);
  expect(selectVersions([current, old], ['current'])).toEqual([{version: current, label: '10.x'}]);
});

test('an object selects versions and can change their labels', () => {
  expect(selectVersions([current, old], {'9.x': {label: '9 (old)'}, current: {}})).toEqual([
    {version: old, label: '9 (old)'},
    {version: current, label: '10.x'},
  ]);
});

test('an unknown name throws an error that lists the valid names', () => {
  expect(() => selectVersions([current, old], ['10.x'])).toThrow(
    'Found "10.x", expected one of: current, 9.x.',
  );
});
