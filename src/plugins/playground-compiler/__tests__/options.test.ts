import {describe, expect, test} from 'vitest';
import {validateOptions} from '../options';

const options = {worker: 'worker.ts', versions: [{name: '1.x', packagesFolder: '.'}], packages: ['zod']};

describe('the options', () => {
  test('types and packages without comments are optional', () => {
    expect(validateOptions(options)).toEqual({...options, types: [], withoutComments: []});
  });

  test('all mistakes are listed', () => {
    expect(() =>
      validateOptions({...options, worker: undefined, versions: [{name: '1.x'}], typos: 1}),
    ).toThrow(
      [
        'Invalid options of the plugin playground-compiler:',
        '- "worker" is required',
        '- "versions[0].packagesFolder" is required',
        '- "typos" is not allowed',
      ].join('\n'),
    );
  });
});
