// Builds the site twice for the browser tests: with accented, longer interface texts, and from right to left. A text that isn't accented
// there can't be translated.
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
  docusaurus(locale, 'write-translations', '--locale', locale);
  for (const name of readdirSync(folder, {encoding: 'utf8', recursive: true}).filter(path =>
    path.endsWith('.json'),
  )) {
    const file = `${folder}/${name}`;
    // Docusaurus has just written it in this shape.
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
    for (const entry of Object.values(messages)) {
      entry.message = pseudoTranslate(entry.message);
    }
    writeFileSync(file, JSON.stringify(messages));
  }
  docusaurus(locale, 'build', '--out-dir', getBuildFolder(locale));
}

function docusaurus(locale: PseudoLocale, ...args: string[]): void {
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
