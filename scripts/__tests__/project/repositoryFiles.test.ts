// Compares the files that GitHub and editors read with the site, because nothing else uses them before they are needed.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import manifest from '../../../package.json';
import {getIssueFormUrl} from '../../../src/components/SiteRepository/issueForms';

type Field = {type: string; id?: string; attributes: {label: string}; validations?: {required?: boolean}};
type Form = {name: string; description: string; body: Field[]};

const formFolder = '.github/ISSUE_TEMPLATE';
const nodeVersion = readFileSync('.node-version', 'utf8').trim();

test.each(['page.yml', 'site.yml'] as const)('the links of the site fill in fields of the form %s', file => {
  const url = new URL(
    getIssueFormUrl('https://github.com/owner/name', file, {title: 'A & B', details: 'x\ny'}),
  );
  expect(url.pathname).toBe('/owner/name/issues/new');
  const {template, title, ...fields} = Object.fromEntries(url.searchParams);
  expect({template, title}).toEqual({template: file, title: 'A & B'});
  expect(fields).toEqual({details: 'x\ny'});
  const {body} = readForm(file);
  // A field of one line would lose the line breaks.
  const longFields = body.filter(({type}) => type === 'textarea').map(({id}) => id);
  expect(longFields).toEqual(expect.arrayContaining(Object.keys(fields)));
  // The reader still has to describe the problem.
  const open = body.filter(({id = '', validations}) => validations?.required && !(id in fields));
  expect(open.map(({id}) => id)).toEqual(['problem']);
});

test('each form has a name, a description and fields with labels and different ids', () => {
  const forms = readdirSync(formFolder).filter(file => file !== 'config.yml');
  expect(forms).toEqual(['page.yml', 'site.yml']);
  for (const {name, description, body} of forms.map(readForm)) {
    expect([name, description, ...body.map(({attributes}) => attributes.label)]).not.toContain(undefined);
    const ids = body.map(({id}) => id);
    expect([...new Set(ids)]).toEqual(ids);
  }
});

test('LICENSE is the licence that package.json names', () => {
  expect(readFileSync('LICENSE', 'utf8')).toMatch(new RegExp(`^${manifest.license} License\n`));
});

test('the dev container, the image and the hosts use the Node version of .node-version', () => {
  expect(readFileSync('.devcontainer/devcontainer.json', 'utf8')).toContain(
    `/javascript-node:${nodeVersion}-`,
  );
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${nodeVersion}-`);
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${nodeVersion}"`);
  const minimum = /\d+/.exec(manifest.engines.node)?.[0];
  expect(minimum).toBe(nodeVersion);
});

test('the dev container runs commands of this repository', () => {
  const text = readFileSync('.devcontainer/devcontainer.json', 'utf8');
  // TypeScript doesn't know the type of the file: https://containers.dev/implementors/json_reference/
  const settings = JSON.parse(text) as {postCreateCommand: string; postAttachCommand: string};
  expect(settings.postCreateCommand).toBe('npm ci');
  expect(settings.postAttachCommand).toMatch(/^npm start\b/);
});

test('an update bot proposes new packages and actions every week', () => {
  // TypeScript doesn't know the type of the YAML file. GitHub documents it.
  const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {'package-ecosystem': string; schedule: {interval: string}; groups: object}[];
  };
  expect(updates.map(update => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const {schedule, groups} of updates) {
    expect(schedule.interval).toBe('weekly');
    expect(Object.keys(groups).length).toBeGreaterThan(0);
  }
});

function readForm(file: string): Form {
  // TypeScript doesn't know the type of the YAML file. GitHub documents it.
  return parse(readFileSync(`${formFolder}/${file}`, 'utf8')) as Form;
}
