import {Joi} from '@docusaurus/utils-validation';

export type Options = {
  /** Path of the worker's entry point, relative to the site's folder. */
  worker: string;
  /** The docs versions. Without versions, nothing is published. */
  versions: readonly VersionOptions[];
  /** The modules that projects can import. A version has the declarations of those that it has installed. */
  packages: readonly string[];
  /** The packages of global types, such as `node` for `@types/node`. */
  types?: readonly string[];
  /** The packages whose declarations are published without comments. Hovers don't show the JSDoc of their symbols. */
  withoutComments?: readonly string[];
};

export type VersionOptions = {
  /** Label of the version, such as `1.x`. */
  name: string;
  /** The folder with the `node_modules` of the version, relative to `rootDir` or absolute. */
  packagesFolder: string;
};

const names = Joi.array().items(Joi.string());
const schema = Joi.object<Options>({
  worker: Joi.string().required(),
  versions: Joi.array()
    .items(Joi.object({name: Joi.string().required(), packagesFolder: Joi.string().required()}))
    .unique('name')
    .required(),
  packages: names.required(),
  types: names,
  withoutComments: names,
});

/** Validates the options. Throws an error that lists all mistakes. */
export function validateOptions(options: unknown): Required<Options> {
  const {error, value} = schema.validate(options, {abortEarly: false});
  if (error) {
    throw new Error(
      `Invalid options of the plugin playground-compiler:\n${error.details.map(({message}) => `- ${message}`).join('\n')}`,
    );
  }
  const {types = [], withoutComments = [], ...required} = value;
  return {...required, types, withoutComments};
}
