import {Joi} from '@docusaurus/utils-validation';

export type Options = {
  /** The route of the page, relative to the base URL of the site. */
  route: string;
  /** The component of the page. Its prop `starts` has the type `VersionStarts[]`. */
  component: string;
  versions: readonly VersionOptions[];
  /** Packages that downloaded projects need besides those that they import. */
  tools?: readonly string[];
};

export type VersionOptions = {
  /** Label of the docs version. */
  label: string;
  /** Folder of the starting points, relative to the site's folder. It has a folder for each of them. */
  startsFolder: string;
  /** Folders with a lock file, relative to the site's folder. The first folder that has installed a package decides its version. */
  lockFolders: readonly string[];
};

const strings = Joi.array().items(Joi.string());

// Docusaurus adds the option `id` to all plugins.
const schema = Joi.object<Options & {id?: string}>({
  id: Joi.string(),
  route: Joi.string()
    .pattern(/^[\w-]+$/)
    .required(),
  component: Joi.string().required(),
  versions: Joi.array()
    .items(
      Joi.object({
        label: Joi.string().required(),
        startsFolder: Joi.string().required(),
        lockFolders: strings.min(1).required(),
      }),
    )
    .min(1)
    .required(),
  tools: strings,
});

/** Validates the options. Throws an error that lists all mistakes. */
export function validateOptions(options: unknown): Options {
  const {error, value} = schema.validate(options ?? {}, {abortEarly: false});
  if (error) {
    throw new Error(`The options of the plugin playground-page aren't valid: ${error.message}.`);
  }
  return value;
}
