import {expect, test} from 'vitest';
import {compareOriginals, describeChanges, findUnnecessarySeams} from '../changes';
import {checkRegister, readFindings, readSeams} from '../check';
import {excerpts} from '../register/excerpts';

const projectDir = process.cwd();
const seams = readSeams(projectDir);

/** Fails with the text as it is, because a comparison would indent and quote it. */
function expectNothing(text: string): void {
  if (text !== '') {
    expect.fail(`\n${text}\n\nframework/README.md says what to do.`);
  }
}

test('the register contains exactly the seams of the site', () => {
  expectNothing(checkRegister(seams, readFindings(projectDir)).join('\n'));
  expect(new Set(seams.map(({name}) => name)).size).toBe(seams.length);
});

test('every excerpt belongs to an original of a seam', () => {
  const originals = new Set(seams.flatMap(seam => seam.originals));
  expect(Object.keys(excerpts).filter(file => !originals.has(file))).toEqual([]);
});

test('the installed packages contain the originals that the site was adapted to', () => {
  expectNothing(describeChanges(compareOriginals(projectDir, seams), []));
});

test('the installed packages make no seam unnecessary', () => {
  expectNothing(describeChanges([], findUnnecessarySeams(projectDir, seams)));
});
