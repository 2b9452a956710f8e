// Builds the site in two pseudo-locales for the browser tests. In both of them, all translatable interface text is longer and has
// accents. Text without accents therefore can't be translated. The first of the two builds is below a path of its host. The second one
// runs from right to left and has offline use turned off.
import {spawnSync} from 'node:child_process';
import {copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {
  baseUrls,
  environments,
  getBuildFolder,
  getHostFolder,
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
  rmSync(getHostFolder(locale), {recursive: true, force: true});
  runDocusaurus(locale, 'build', '--out-dir', getBuildFolder(locale));
  if (baseUrls[locale] !== '/') {
    // Hosts look for these two files at the root.
    for (const name of ['404.html', '_headers']) {
      copyFileSync(`${getBuildFolder(locale)}/${name}`, `${getHostFolder(locale)}/${name}`);
    }
  }
}

/** Runs a Docusaurus command for a pseudo-locale. Ends this script if the command fails. */
function runDocusaurus(locale: PseudoLocale, ...args: string[]): void {
  const {status, error} = spawnSync(
    'node_modules/.bin/docusaurus',
    [...args, '--config', 'scripts/pseudo-locale/docusaurus.config.ts'],
    {
      stdio: 'inherit',
      env: {...process.env, ...environments[locale], PSEUDO_LOCALE: locale, BASE_URL: baseUrls[locale]},
    },
  );
  if (error) {
    throw error;
  }
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
