// Adds, moves and removes pages of the docs, with all links and entries in the site's data.
//   npm run page -- new docs/server/limits.md --title "Limits" --description "…" --after docs/server/context.md
//   npm run page -- move docs/server/context.md docs/guides/context.md --category Guides
//   npm run page -- move docs/server/context.md --slug request-context
//   npm run page -- remove docs/server/context.md --to docs/server/router.md#context
//   npm run page -- remove docs/server/draft.md --unpublished
//   npm run page -- lock    writes all addresses of the last build to routes.lock.json
import path from 'node:path';
import {parseArgs, type ParseArgsConfig} from 'node:util';
import {datesFile, keepDatesDuring, removeContentDate} from './content/dates/contentDates';
import {locateDocsFile} from './page/docsPages';
import {movePage, type Report} from './page/movePage';
import {newPage} from './page/newPage';
import {removePage} from './page/removePage';
import type {Place} from './page/sidebars';
import {SiteFiles} from './page/siteFiles';
import {writeLock} from './routes-lock/writeLock';

const usage = `Usage:
  npm run page -- new FILE --title TEXT --description TEXT [--slug PATH] [--after FILE | --category LABEL] [--counterpart PAGE]
  npm run page -- move FILE [NEW_FILE] [--slug PATH] [--after FILE | --category LABEL]
  npm run page -- remove FILE [--to FILE_OR_ROUTE[#ANCHOR] | --unpublished]
  npm run page -- lock [--drop]`;

const options = {
  title: {type: 'string'},
  description: {type: 'string'},
  slug: {type: 'string'},
  after: {type: 'string'},
  category: {type: 'string'},
  counterpart: {type: 'string'},
  to: {type: 'string'},
  unpublished: {type: 'boolean'},
  drop: {type: 'boolean'},
  help: {type: 'boolean'},
} as const satisfies ParseArgsConfig['options'];

type Values = ReturnType<typeof parseArgs<{allowPositionals: true; options: typeof options}>>['values'];

const siteDir = path.resolve(import.meta.dirname, '..');
void main();

async function main(): Promise<void> {
  try {
    const {values, positionals} = parseArgs({allowPositionals: true, options});
    if (values.help || positionals.length === 0) {
      console.log(usage);
      return;
    }
    if (positionals.join() === 'lock') {
      console.log(await writeLock(values.drop ?? false));
      return;
    }
    const files = new SiteFiles(siteDir);
    const {steps, mentions, links = []} = await run(files, values, positionals);
    const changed = save(files, positionals);
    console.log([...steps, ...changed.map(file => `  ${file}`)].join('\n'));
    if (links.length > 0) {
      const places = links.map(link => `  ${link}`).join('\n');
      console.log(
        `\nThese links now lead to the new page. Read their texts and sentences again, because they were about the removed page:\n${places}`,
      );
    }
    if (mentions.length > 0) {
      const places = mentions.map(position => `  ${position}`).join('\n');
      console.log(
        `\nThe command hasn't changed these places, which name the old page or depend on its address. Check them:\n${places}`,
      );
    }
    console.log(
      `\nNext, run ${adviseCheck(positionals)}. Before you open a pull request, run \`npm run check\`.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Returns the command that checks the content after a change. A removed page has no date, but other pages can have links to it. */
function adviseCheck([action, ...names]: readonly string[]): string {
  return action === 'remove'
    ? '`npm run content`'
    : `\`npm run content -- ${names.at(-1)} --fix\`, which also writes the date of the page`;
}

/**
 * Writes all changes. Pages in which only links to a moved page have changed keep their dates, and the date of a removed page is removed.
 * Returns the changed files.
 */
function save(files: SiteFiles, [action, ...names]: readonly string[]): string[] {
  const [from = '', to = from] = names.map(toSitePath);
  if (action === 'move') {
    return [...keepDatesDuring(siteDir, {from, to}, () => files.save()), datesFile].sort();
  }
  const changed = files.save();
  if (action === 'remove') {
    removeContentDate(siteDir, from);
    return [...changed, datesFile].sort();
  }
  return changed;
}

async function run(files: SiteFiles, values: Values, positionals: readonly string[]): Promise<Report> {
  const [action, ...names] = positionals;
  const [file, newFile] = names.map(toSitePath);
  const slug = values.slug?.replace(/^\/+|\/+$/g, '');
  const place = createPlace(files, values);
  const isComplete = file !== undefined && names.length <= (action === 'move' ? 2 : 1);
  if (action === 'new' && isComplete) {
    const {title, description, counterpart} = values;
    if (title === undefined || description === undefined) {
      throw new Error(
        `new: the page needs a title and a description. Pass \`--title\` and \`--description\`.\n${usage}`,
      );
    }
    return newPage(files, {file, title, description, slug, place, counterpart});
  }
  if (action === 'move' && isComplete) {
    return movePage(files, {from: file, to: newFile, slug, place});
  }
  if (action === 'remove' && isComplete) {
    const {to, unpublished = false} = values;
    if ((to === undefined) !== unpublished) {
      throw new Error(
        `${file}: readers of a published page need another page. Pass \`--to\` with the path or the route of the page that replaces this one, or \`--unpublished\` if nobody knows the address yet.\n${usage}`,
      );
    }
    return removePage(files, {file, to: to === undefined || to.startsWith('/') ? to : toSitePath(to)});
  }
  throw new Error(
    `Found \`${positionals.join(' ')}\`, expected new, move or remove with the path of a page, or lock.\n${usage}`,
  );
}

function createPlace(
  files: SiteFiles,
  {after, category}: {after?: string; category?: string},
): Place | undefined {
  if (after !== undefined && category !== undefined) {
    throw new Error('Found `--after` and `--category`, expected only one of them.');
  }
  if (after !== undefined) {
    return {after: locateDocsFile(files, toSitePath(after)).id};
  }
  return category === undefined ? undefined : {category};
}

/** Returns a path relative to the site's folder, with forward slashes. */
function toSitePath(file: string): string {
  return path.relative(siteDir, path.resolve(file)).split(path.sep).join('/');
}
