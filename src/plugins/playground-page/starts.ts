import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {PlaygroundProject, PlaygroundStart} from '../../shared/programs';

/** The file that describes a starting point. It is next to the code. */
const descriptionFile = 'start.json';

type Description = {
  /** Position in the list of starting points. */
  order: number;
  title: string;
  text: string;
  sides?: {server: string; client: string};
  activeFile?: string;
};

const schema = Joi.object<Description>({
  order: Joi.number().required(),
  title: Joi.string().required(),
  text: Joi.string().required(),
  sides: Joi.object({server: Joi.string().required(), client: Joi.string().required()}),
  activeFile: Joi.string(),
}).or('sides', 'activeFile');

/** Reads the starting points in a folder. Throws an error that names the file with a mistake. */
export function readStarts(siteDir: string, startsFolder: string, version: string): PlaygroundStart[] {
  return readdirSync(path.join(siteDir, startsFolder), {withFileTypes: true})
    .filter(entry => entry.isDirectory())
    .map(({name}) => readStart(siteDir, path.posix.join(startsFolder, name), version))
    .toSorted((a, b) => a.order - b.order || (a.start.id < b.start.id ? -1 : 1))
    .map(({start}) => start);
}

function readStart(
  siteDir: string,
  folder: string,
  version: string,
): {order: number; start: PlaygroundStart} {
  const {order, title, text, sides, activeFile} = readDescription(siteDir, `${folder}/${descriptionFile}`);
  const files = readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.relative(path.join(siteDir, folder), path.join(entry.parentPath, entry.name)))
    .map(file => file.split(path.sep).join('/'))
    .filter(file => file !== descriptionFile)
    .sort()
    .map(file => ({path: file, code: readFileSync(path.join(siteDir, folder, file), 'utf8')}));
  const project: PlaygroundProject = {
    version,
    // The files of the two sides come first, because they are the first tabs.
    files: files.toSorted((a, b) => getRank(a.path, sides) - getRank(b.path, sides)),
    activeFile: activeFile ?? sides?.server ?? '',
    ...(sides ? {sides} : {}),
  };
  const missing = [project.activeFile, sides?.server, sides?.client].find(
    name => name !== undefined && !files.some(file => file.path === name),
  );
  if (missing !== undefined) {
    throw new Error(
      `${folder}/${descriptionFile}: a file is missing. Found ${missing}, expected one of ${files.map(file => file.path).join(', ')}.`,
    );
  }
  return {order, start: {id: path.posix.basename(folder), title, text, project}};
}

function getRank(file: string, sides: Description['sides']): number {
  return file === sides?.server ? 0 : file === sides?.client ? 1 : 2;
}

function readDescription(siteDir: string, file: string): Description {
  const content: unknown = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  const {error, value} = schema.validate(content, {abortEarly: false});
  if (error) {
    throw new Error(`${file}: the description isn't valid: ${error.message}.`);
  }
  return value;
}
