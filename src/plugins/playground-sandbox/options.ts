import {existsSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

/** The options of the plugin. README.md explains them with an example. */
export type Options = {
  versions: readonly VersionOptions[];
  /** The folder that all paths in the options are relative to. By default, it is the site's folder. */
  rootDir?: string;
  /** Maps packages that can't run in browsers to the paths of modules that replace them, such as `{'node:http': 'shims/http.ts'}`. */
  replacements?: Readonly<Record<string, string>>;
  /**
   * Regular expressions for files that need a package without importing it, because they use its global variable. For example,
   * `{'node:buffer': '\\bBuffer\\b'}`.
   */
  needs?: Readonly<Record<string, string>>;
  /** Expressions to replace in packs, such as `{'process.env.NODE_ENV': '"production"'}`. */
  define?: Readonly<Record<string, string>>;
};

export type VersionOptions = {
  /** The label of the docs version, such as `1.x`. */
  name: string;
  /** The folder whose `node_modules` contains the packages. */
  packagesFolder: string;
  /** The path of a module that exports `createEnvironment`, which provides the globals and the previews of runs. */
  environment?: string;
  /** Lists of packages that are loaded together. Every run loads the first list. The others are only loaded if the project imports one of their packages. */
  packs: readonly (readonly string[])[];
};

export type Settings = {
  versions: readonly Version[];
  /** The absolute paths of the modules that replace packages. */
  replacements: Readonly<Record<string, string>>;
  needs: Readonly<Record<string, string>>;
  define: Readonly<Record<string, string>>;
};

/** A docs version with absolute paths. */
export type Version = {
  name: string;
  packagesPath: string;
  environment: string | undefined;
  packs: readonly (readonly string[])[];
};

const schema = Joi.object<Options & {id?: string}>({
  // Docusaurus adds this option to all plugins.
  id: Joi.string(),
  versions: Joi.array()
    .items(
      Joi.object<VersionOptions>({
        name: Joi.string().required(),
        packagesFolder: Joi.string().required(),
        environment: Joi.string(),
        packs: Joi.array().items(Joi.array().items(Joi.string()).min(1)).min(1).required(),
      }),
    )
    .unique('name')
    .required(),
  rootDir: Joi.string(),
  replacements: Joi.object().pattern(Joi.string(), Joi.string()),
  needs: Joi.object().pattern(Joi.string(), Joi.string()),
  define: Joi.object().pattern(Joi.string(), Joi.string()),
});

/** Validates the options, adds the defaults and resolves the paths. Throws an error that lists all mistakes. */
export function resolveOptions(options: unknown, siteDir: string): Settings {
  const result = schema.validate(options, {abortEarly: false, convert: false});
  if (result.error) {
    throw createOptionsError(result.error.details.map(({message}) => message));
  }
  const {rootDir = siteDir, versions, replacements = {}, needs = {}, define = {}} = result.value;
  const files = [...versions.flatMap(({environment}) => environment ?? []), ...Object.values(replacements)];
  const missing = files.filter(file => !existsSync(path.resolve(rootDir, file)));
  if (missing.length > 0) {
    throw createOptionsError(missing.map(file => `found no file ${file}, expected it in ${rootDir}`));
  }
  const repeated = versions.flatMap(({name, packs}) =>
    packs
      .flat()
      .filter((specifier, index, all) => all.indexOf(specifier) !== index)
      .map(specifier => `found ${specifier} twice in the packs of version ${name}, expected it once`),
  );
  if (repeated.length > 0) {
    throw createOptionsError(repeated);
  }
  return {
    versions: versions.map(({name, packagesFolder, environment, packs}) => ({
      name,
      packagesPath: path.resolve(rootDir, packagesFolder),
      environment: environment === undefined ? undefined : path.resolve(rootDir, environment),
      packs,
    })),
    replacements: Object.fromEntries(
      Object.entries(replacements).map(([name, file]) => [name, path.resolve(rootDir, file)]),
    ),
    needs,
    define,
  };
}

function createOptionsError(mistakes: readonly string[]): Error {
  return new Error(
    `The options of the plugin playground-sandbox aren't valid:\n${mistakes.map(text => `- ${text}`).join('\n')}`,
  );
}
