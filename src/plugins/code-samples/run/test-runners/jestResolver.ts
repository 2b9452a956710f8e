/** A resolver for the imports of test files. Jest loads this module by its path. */
import type {TestRequest} from './child';
import {resolveImport} from './resolveImport';

type Options = {basedir: string; defaultResolver: (specifier: string, options: Options) => string};

// TypeScript doesn't know that runJest stores a TestRequest in this environment variable.
const request = JSON.parse(process.env['CODE_SAMPLES_TESTS'] ?? '{}') as TestRequest;

module.exports = (specifier: string, options: Options): string => {
  const resolved = resolveImport(request, specifier, options.basedir);
  if (resolved === undefined) {
    return options.defaultResolver(specifier, options);
  }
  return 'file' in resolved
    ? resolved.file
    : options.defaultResolver(resolved.specifier, {...options, basedir: resolved.folder});
};
