// Describes what a pull request changes on the site, and posts the description as a comment. The workflows of GitHub run both commands.
//
//   npm run pull -- report BEFORE AFTER   compares two folders that `npm run build` has written
//   --out FOLDER     the folder for the report, `test-results/pull-report` by default
//   --screenshots 8  the maximum number of pages with screenshots, 20 by default; 0 takes none
//   --preview URL    the address of a deployed preview; `{number}` is replaced with the value of --number
//   --details URL    the page from which readers can download the report
//
//   npm run pull -- comment report.md --head OWNER:BRANCH --commit SHA   posts a report, or updates the earlier comment
// The commit must be the newest one of the open pull request of this branch. The environment variables GITHUB_API_URL, GITHUB_REPOSITORY and
// GITHUB_TOKEN are those of GitHub Actions.
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {updateComment} from './pull/comment/updateComment';
import {writeReport} from './pull/report/writeReport';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    out: {type: 'string', default: 'test-results/pull-report'},
    screenshots: {type: 'string', default: '20'},
    preview: {type: 'string', default: ''},
    number: {type: 'string', default: ''},
    details: {type: 'string'},
    head: {type: 'string'},
    commit: {type: 'string'},
  },
});
const [command, file, newFolder] = positionals;
const {head, commit} = values;

if (command === 'report' && file !== undefined && newFolder !== undefined) {
  const preview = values.preview.replaceAll('{number}', values.number) || undefined;
  const maxScreenshots = Number(values.screenshots);
  const report = await writeReport(file, newFolder, {...values, preview, maxScreenshots});
  console.log(report);
} else if (command === 'comment' && file !== undefined && head !== undefined && commit !== undefined) {
  console.log(await updateComment(readFileSync(file, 'utf8'), {head, commit}));
} else {
  throw new Error(
    `Found an incomplete command: ${positionals.join(' ')}. Use \`npm run pull -- report BEFORE AFTER\` or \`npm run pull -- comment report.md --head OWNER:BRANCH --commit SHA\`.`,
  );
}
