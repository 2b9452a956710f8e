// Asks the registry for known weaknesses of the installed packages. Severe ones need an answer: an upgrade, or an exception with a
// reason in scripts/audit/exceptions.json. Needs the network, so it is no part of `npm test`.
import {spawnSync} from 'node:child_process';
import exceptions from './audit/exceptions.json';
import {explainFindings, parseAudit, type Finding} from './audit/findings';

const folders = ['.', 'samples/v10', 'samples/v9'];

let isClean = true;
for (const folder of folders) {
  const {stdout} = spawnSync('npm', ['audit', '--json'], {cwd: folder, encoding: 'utf8'});
  let findings: Finding[];
  try {
    findings = parseAudit(stdout);
  } catch (error) {
    console.error(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    isClean = false;
    continue;
  }
  const {unexplained, explained, unused} = explainFindings(folder, findings, exceptions);
  console.log(`${folder}: ${findings.length} high or critical, ${explained.length} of them with a reason.`);
  for (const {package: name, severity, title, advisory} of unexplained) {
    console.error(`${folder}/package-lock.json: ${name}, ${severity}: ${title}. ${advisory}`);
  }
  for (const {package: name, advisory} of unused) {
    console.error(
      `scripts/audit/exceptions.json: nothing is found for ${name} ${advisory} in ${folder}. Remove it.`,
    );
  }
  isClean &&= unexplained.length === 0 && unused.length === 0;
}
process.exitCode = isClean ? 0 : 1;
