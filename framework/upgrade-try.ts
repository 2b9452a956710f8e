// Tries an upgrade in a copy of the project: `npm run upgrade:try -- 3.11.0`. framework/README.md explains the options and the output.
import {parseArgs} from 'node:util';
import {tryUpgrade} from './upgrade';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {tests: {type: 'string', default: 'types,lint,unit,build'}},
});
if (positionals.length === 0) {
  throw new Error(
    'Found no version. Write one, for example `npm run upgrade:try -- 3.11.0` or `npm run upgrade:try -- react@19.4.0`.',
  );
}
const canUpgrade = tryUpgrade({projectDir: process.cwd(), versions: positionals, tests: values.tests});
process.exitCode = canUpgrade ? 0 : 1;
