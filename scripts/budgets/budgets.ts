// Compares the sizes of the built site with the limits in budgets.json.
//   npm run budgets              prints a table, and fails if a limit isn't met
//   npm run budgets -- --write   sets each limit to the present size plus 3 %
//   npm run budgets -- --files /docs/context   prints the files that browsers load for a page, or for a feature, as JSON
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {format as formatText, resolveConfig} from 'prettier';
import {budgetsFile, listSubjects, readBudgets} from './limits';
import {createBudgets} from './createBudgets';
import {listFiles} from './listFiles';
import {describeProblem, measureSubjects, type Measured} from './measure';

const {values} = parseArgs({
  options: {
    write: {type: 'boolean', default: false},
    files: {type: 'string'},
    dir: {type: 'string', default: 'build'},
  },
});
if (values.files === undefined) {
  await compare(values.dir, values.write);
} else {
  console.log(JSON.stringify(listFiles(values.dir, values.files), null, 2));
}

async function compare(folder: string, writesLimits: boolean): Promise<void> {
  const measured = await measureSubjects(listSubjects(folder), readBudgets(), folder);
  if (writesLimits) {
    const text = JSON.stringify(createBudgets(measured));
    const options = {...(await resolveConfig(budgetsFile)), filepath: budgetsFile};
    writeFileSync(budgetsFile, await formatText(text, options));
    console.log(`${budgetsFile}: each limit is now the present size plus 3 %.`);
    return;
  }
  printTable(measured);
  for (const subject of measured.filter(({isMet}) => !isMet)) {
    process.exitCode = 1;
    console.error(`\n${await describeProblem(subject, folder, budgetsFile)}`);
  }
}

function printTable(measured: readonly Measured[]): void {
  let title = '';
  for (const {name, kind, size, limit, page} of measured) {
    if (name !== title) {
      title = name;
      console.log(`\n${name}`);
    }
    const columns = [size, limit ?? 0].map(value => value.toLocaleString('en-GB').padStart(9));
    console.log(`  ${kind.padEnd(16)}${columns.join(' of')}${page === undefined ? '' : `  ${page}`}`);
  }
}
