// Runs `npm audit` for the site and for the sample packages. Fails if a vulnerability of high or critical severity has no
// exception in scripts/audit/exceptions.json, or if an exception is no longer needed. `npm test` doesn't run this script, because it needs
// the network. Also checks that npm gets all packages from the public registry, which a unit test does as well.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {docsVersions} from '../src/shared/docsVersions';
import exceptions from './audit/exceptions.json';
import {applyExceptions, parseAudit, type Finding} from './audit/findings';
import {checkLockFile} from './audit/lockFile';

const folders = ['.', ...docsVersions.map(({samples}) => samples)];

let isClean = true;
for (const folder of folders) {
  const lockFile = path.join(folder, 'package-lock.json');
  const problems = checkLockFile(lockFile, readFileSync(lockFile, 'utf8'));
  problems.forEach(problem => console.error(problem));
  isClean &&= problems.length === 0;
  const {stdout} = spawnSync('npm', ['audit', '--json'], {cwd: folder, encoding: 'utf8'});
  let findings: Finding[];
  try {
    findings = parseAudit(stdout);
  } catch (error) {
    console.error(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    isClean = false;
    continue;
  }
  const {unresolved, accepted, unused} = applyExceptions(folder, findings, exceptions);
  console.log(
    `${folder}: ${findings.length} high or critical vulnerabilities, ${accepted.length} of them covered by exceptions.`,
  );
  for (const {package: name, severity, title, advisory} of unresolved) {
    console.error(`${folder}/package-lock.json: ${name}, ${severity}: ${title}. ${advisory}`);
  }
  for (const {package: name, advisory} of unused) {
    console.error(
      `scripts/audit/exceptions.json: npm audit no longer reports ${advisory} for ${name} in ${folder}. Remove the exception.`,
    );
  }
  isClean &&= unresolved.length === 0 && unused.length === 0;
}
process.exitCode = isClean ? 0 : 1;
