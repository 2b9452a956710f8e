import {existsSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {SymbolLinks} from './symbolLinks';

/** The options of the plugin. README.md explains them with an example. */
export type Options = {
  /** Folders with the Markdown files whose fences are checked, relative to the site's folder. */
  contentFolders: readonly string[];
  /** The languages that fences can have. A fence in any other language is reported, because it would have no syntax highlighting. */
  languages: readonly string[];
  /** The docs versions. Pages outside all content folders of versions use the first version. */
  versions: readonly VersionOptions[];
  /** The folder that all paths below `versions`, `environment` and `livePairs` are relative to. By default, it is the site's folder. */
  rootDir?: string;
  /** The packages of global types, such as `node` for `@types/node`. By default, samples have no global types except those of the DOM. */
  types?: readonly string[];
  /** The path of a module whose default export is an `Environment`. It prepares the runs of samples. */
  environment?: string;
  /** Required if pages contain `<LivePair>` elements. Their docs versions also need a `stage`. */
  livePairs?: LivePairOptions;
  /** The pages that explain symbols of packages, for each docs version. Types on hover link to these pages. */
  symbolLinks?: SymbolLinks;
  /** Set it if readers can edit samples. By default, the site has no editor. */
  editable?: EditableOptions;
};

export type EditableOptions = {
  /** The modules that the editor knows. Samples that import another package or module of Node can't be edited. */
  packages: readonly string[];
  /** The modules that are available when a project runs. By default, these are all of `packages`. */
  runnable?: readonly string[];
  /**
   * Regular expressions for the paths of server files and client files, which are shown side by side. Client files whose paths match one of
   * `wrappers` need others to do something, such as a component that only wraps pages.
   */
  sides?: {server: readonly string[]; client: readonly string[]; wrappers?: readonly string[]};
};

export type VersionOptions = {
  /** The value of the fence option `version`, such as `1.x`. */
  name: string;
  /** Samples of pages in this folder have this version by default. The folder is relative to the site's folder. */
  contentFolder?: string;
  /** The folder with the package.json, the lock file and the node_modules that samples use. */
  packagesFolder: string;
  /** The folder of the reference app, whose files samples can import. By default, it is `app` in the folder of the packages. */
  appFolder?: string;
  /** The path of a module that exports `createStage`, which creates the environment of a live pair in the reader's browser. */
  stage?: string;
};

export type LivePairOptions = {
  /** The packages that stages provide. */
  packages: readonly string[];
  /** Expressions to replace when a stage is bundled, such as `{'process.env.NODE_ENV': '"production"'}`. */
  define?: Readonly<Record<string, string>>;
};

/** The options of a site with all defaults. */
export type Settings = {
  siteDir: string;
  contentFolders: readonly string[];
  languages: readonly string[];
  versions: readonly Version[];
  livePairs: LivePairOptions | undefined;
  symbolLinks: SymbolLinks;
  editable: EditableOptions | undefined;
};

/** A docs version that samples are checked against. It contains everything that its compiler and its runner need. */
export type Version = {
  name: string;
  contentFolder: string | undefined;
  /** The folders as messages name them. */
  packagesFolder: string;
  appFolder: string;
  /** The absolute paths of the same folders. */
  packagesPath: string;
  appPath: string;
  /** Absolute path of the folder whose `.cache` contains temporary files. They can import the site's packages. */
  rootDir: string;
  types: readonly string[];
  /** The absolute paths of the environment module and of the stage. */
  environment: string | undefined;
  stage: string | undefined;
};

const isRegExp: Joi.CustomValidator<string> = (value, helpers) => {
  try {
    new RegExp(value);
    return value;
  } catch {
    return helpers.message({custom: `{{#label}} must be a regular expression. Found ${value}`});
  }
};

const folders = Joi.array().items(Joi.string()).required();
const schema = Joi.object<Options>({
  contentFolders: folders.min(1),
  languages: folders,
  versions: Joi.array()
    .items(
      Joi.object<VersionOptions>({
        name: Joi.string().required(),
        contentFolder: Joi.string(),
        packagesFolder: Joi.string().required(),
        appFolder: Joi.string(),
        stage: Joi.string(),
      }),
    )
    .min(1)
    .unique('name')
    .required(),
  rootDir: Joi.string(),
  types: Joi.array().items(Joi.string()),
  environment: Joi.string(),
  livePairs: Joi.object<LivePairOptions>({
    packages: folders,
    define: Joi.object().pattern(Joi.string(), Joi.string()),
  }),
  symbolLinks: Joi.object().pattern(
    Joi.string(),
    Joi.object().pattern(Joi.string(), Joi.string().pattern(/^\/[^/]/)),
  ),
  editable: Joi.object<EditableOptions>({
    packages: folders,
    runnable: Joi.array().items(Joi.string()),
    sides: Joi.object({
      server: Joi.array().items(Joi.string().custom(isRegExp)).required(),
      client: Joi.array().items(Joi.string().custom(isRegExp)).required(),
      wrappers: Joi.array().items(Joi.string().custom(isRegExp)),
    }),
  }),
});

/** Validates the options, adds the defaults and resolves the paths. Throws an error that lists all mistakes. */
export function resolveOptions(options: Options, siteDir: string): Settings {
  const {error} = schema.validate(options, {abortEarly: false});
  if (error) {
    throw createOptionsError(error.details.map(({message}) => message));
  }
  const {rootDir = siteDir, environment, livePairs, symbolLinks = {}, types = [], editable} = options;
  const resolve = (name: string) => path.resolve(rootDir, name);
  const files = [
    environment,
    ...options.versions.flatMap(({packagesFolder, stage}) => [
      path.posix.join(packagesFolder, 'package-lock.json'),
      stage,
    ]),
  ];
  const missing = files.filter(file => file !== undefined && !existsSync(resolve(file)));
  if (missing.length > 0) {
    throw createOptionsError(missing.map(file => `found no file ${file}, expected it in ${rootDir}`));
  }
  return {
    siteDir,
    contentFolders: options.contentFolders,
    languages: options.languages,
    livePairs,
    symbolLinks,
    editable,
    versions: options.versions.map(version => {
      const {name, contentFolder, packagesFolder, stage} = version;
      const appFolder = version.appFolder ?? path.posix.join(packagesFolder, 'app');
      return {
        name,
        contentFolder,
        packagesFolder,
        appFolder,
        rootDir,
        packagesPath: resolve(packagesFolder),
        appPath: resolve(appFolder),
        types,
        environment: environment === undefined ? undefined : resolve(environment),
        stage: stage === undefined ? undefined : resolve(stage),
      };
    }),
  };
}

function createOptionsError(mistakes: readonly string[]): Error {
  return new Error(
    `Invalid options of the plugin code-samples:\n${mistakes.map(text => `- ${text}`).join('\n')}`,
  );
}
