// Builds the site in two pseudo-locales for the browser tests. In both of them, all translatable interface text is longer and has
// accents. Text without accents therefore can't be translated. The second pseudo-locale runs from right to left.
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {
  getBuildFolder,
  localeDirections,
  translationsFolder,
  type PseudoLocale,
} from './pseudo-locale/locales';
import {pseudoTranslate} from './pseudo-locale/translate';

type Messages = Record<string, {message: string}>;

for (const locale of Object.keys(localeDirections) as PseudoLocale[]) {
  const folder = `${translationsFolder}/${locale}`;
  rmSync(folder, {recursive: true, force: true});
  runDocusaurus(locale, 'write-translations', '--locale', locale);
  for (const name of readdirSync(folder, {encoding: 'utf8', recursive: true}).filter(path =>
    path.endsWith('.json'),
  )) {
    const file = `${folder}/${name}`;
    // TypeScript doesn't know that `docusaurus write-translations` writes files of this shape.
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
    for (const entry of Object.values(messages)) {
      entry.message = pseudoTranslate(entry.message);
    }
    writeFileSync(file, JSON.stringify(messages));
  }
  runDocusaurus(locale, 'build', '--out-dir', getBuildFolder(locale));
}

/** Runs a Docusaurus command for a pseudo-locale. Ends this script if the command fails. */
function runDocusaurus(locale: PseudoLocale, ...args: string[]): void {
  const {status, error} = spawnSync(
    'node_modules/.bin/docusaurus',
    [...args, '--config', 'scripts/pseudo-locale/docusaurus.config.ts'],
    {stdio: 'inherit', env: {...process.env, PSEUDO_LOCALE: locale}},
  );
  if (error) {
    throw error;
  }
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
