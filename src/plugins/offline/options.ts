import {Joi} from '@docusaurus/utils-validation';
import {sharedPartId} from '../../shared/offline';

/** A part of the site that readers can keep. */
export type PartOptions = {
  /** Identifies the part in the browser's storage. */
  id: string;
  /** Paths of the part's pages without the base URL, such as `docs`. They include all pages below them. The longest matching path decides. */
  paths: string[];
  /** Files, and folders with a slash at the end, that belong to the part although none of its pages contains their names. */
  files?: string[];
};

export type Options = {
  /** Whether readers can keep parts of the site. If not, the worker removes everything that browsers have kept. */
  isEnabled?: boolean;
  /** Path of the page that offers to keep parts, without the base URL. The worker opens it for pages that aren't kept. */
  page: string;
  parts: PartOptions[];
  /** Pages and files that all parts need. */
  shared?: Pick<PartOptions, 'files'> & {pages?: string[]};
  /** Folders in which the name of every file contains a hash of its content. */
  hashedFolders?: string[];
  /** Names of plugins whose files the lists contain. They have to announce their files. */
  waitFor?: string[];
  /** How long readers wait for a page of the site before they get the kept copy, in milliseconds. */
  timeLimitMs?: number;
};

const path = Joi.string().pattern(/^[^/].*$/, 'a path without a slash at its start');
const paths = Joi.array().items(path);

const schema = Joi.object<Required<Options> & {id?: string}>({
  // Docusaurus adds this option to all plugins.
  id: Joi.string(),
  isEnabled: Joi.boolean().default(true),
  page: path.required(),
  parts: Joi.array()
    .items(
      Joi.object({
        id: Joi.string()
          .pattern(/^[\w.-]+$/, 'an id of letters, digits, dots and hyphens')
          .invalid(sharedPartId)
          .required(),
        paths: Joi.array().items(path.allow('')).required(),
        files: paths.default([]),
      }),
    )
    .unique('id')
    .min(1)
    .required(),
  shared: Joi.object({
    pages: Joi.array().items(path.allow('')).default([]),
    files: paths.default([]),
  }).default({pages: [], files: []}),
  hashedFolders: Joi.array()
    .items(Joi.string().pattern(/^[^/*]+(\/[^/*]+)*$/, 'a path without slashes at its ends'))
    .default(['assets']),
  waitFor: Joi.array().items(Joi.string()).default([]),
  timeLimitMs: Joi.number().integer().positive().default(3000),
});

export type Settings = Required<Options> & {
  parts: Required<PartOptions>[];
  shared: {pages: string[]; files: string[]};
};

/** Returns the options with their defaults. Throws an error that names the first invalid option. */
export function validateOptions(options: unknown): Settings {
  const {error, value} = schema.validate(options ?? {}, {convert: false});
  if (error) {
    throw new Error(`The options of the plugin offline aren't valid: ${error.message}.`);
  }
  // TypeScript doesn't know that the schema adds the defaults of nested options.
  return value as Settings;
}
