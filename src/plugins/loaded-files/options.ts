import {Joi} from '@docusaurus/utils-validation';

export type Options = {
  /** The folder for the lists, relative to the folder of the site. It must not be part of the output. */
  folder: string;
  /** Path of a published file with the sizes of each page's scripts, relative to the base URL. By default, there is none. */
  sizesFile?: string;
};

const schema = Joi.object<Options & {id?: string}>({
  // Docusaurus adds this option to all plugins.
  id: Joi.string(),
  folder: Joi.string()
    .pattern(/^[^/].*[^/]$/, 'a path without slashes at its ends')
    .required(),
  sizesFile: Joi.string().pattern(/^[^/].*\.json$/, 'a path of a JSON file without a slash at its beginning'),
});

/** Returns the options. Throws an error that names the first invalid option. */
export function validateOptions(options: unknown): Options {
  const {error, value} = schema.validate(options ?? {}, {convert: false});
  if (error) {
    throw new Error(`The options of the plugin loaded-files aren't valid: ${error.message}.`);
  }
  return value;
}
