import {Joi} from '@docusaurus/utils-validation';

/**
 * An inline script that pages are allowed to contain. The content security policy contains the hashes of these scripts. Browsers block all
 * other inline scripts.
 */
export type DeclaredScript = {
  /** Origin and purpose of the script. */
  name: string;
  /** Pieces of text that identify the script. The script contains all of them, even after minification. */
  identifyingTexts: string[];
  /** Why the script has to be inline instead of a file. */
  reason: string;
};

/**
 * A `<style>` element that a script is allowed to create. The content security policy contains the hashes of these styles. Browsers block
 * all other `<style>` elements.
 */
export type DeclaredStyle = {
  /** Origin and purpose of the style. */
  name: string;
  /** The exact text of the element. The hash is computed from it. */
  text: string;
  /** Why the style can't be in a style sheet. */
  reason: string;
};

/** Maps directives of the policy to the sources that they allow. */
export type Sources = Record<string, string[]>;

/** A service on another origin. */
export type Service = {
  /** What pages use the service for. */
  name: string;
  /** If set, only pages that contain an element with `data-service="<marker>"` can use the service. By default, all pages can. */
  marker?: string;
  /** What the policy allows. A function can read the global data of plugins, by plugin name. If it returns undefined, nothing is allowed. */
  sources: Sources | ((globalData: Record<string, unknown>) => Sources | undefined);
};

/** Files that need a policy of their own, for example because they are shown in a frame. */
export type DocumentPolicy = {
  /** Path without the base URL. A `*` at the end matches any text. */
  path: string;
  /** Returns the content security policy of these files. */
  readPolicy: () => string | Promise<string>;
};

export type Options = {
  /** Folders in which the name of every file contains a hash of its content. Browsers can cache these files for a year. */
  hashedFolders?: string[];
  /** Files that caches have to check with every request, such as the script of a service worker. */
  uncachedFiles?: string[];
  inlineScripts?: DeclaredScript[];
  createdStyles?: DeclaredStyle[];
  services?: Service[];
  /** Files that have a policy of their own instead of the policy of the pages. */
  documents?: DocumentPolicy[];
  /**
   * Names of the Trusted Types policies of the site. If there are any, browsers accept strings in functions that can run code only through
   * these policies. This doesn't apply to pages that can use a service with scripts, because such scripts have no policy.
   */
  trustedTypes?: string[];
  /**
   * Features of browsers that `Permissions-Policy` turns off for all pages and their frames, by the names in the header, such as `camera`.
   * An empty list leaves out the header.
   */
  permissions?: string[];
  /** Headers for all paths, in addition to the default ones. An empty value removes a default header. */
  headers?: Record<string, string>;
  /** Redirects for `vercel.json`, which contains all settings of Vercel. Maps old paths to new ones, both without the base URL. */
  redirects?: Record<string, string>;
};

/**
 * Access to the reader's devices, position, screen and payments, which documentation doesn't need. Features that embedded players often use,
 * such as `autoplay`, aren't in the list.
 */
const defaultPermissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const name = Joi.string().required();
const texts = Joi.array().items(Joi.string()).min(1).required();
const sources = Joi.object().pattern(/^[a-z-]+$/, Joi.array().items(Joi.string()));

const schema = Joi.object<Required<Options> & {id?: string}>({
  // Docusaurus adds this option to all plugins.
  id: Joi.string(),
  hashedFolders: Joi.array()
    .items(Joi.string().pattern(/^[^/*]+(\/[^/*]+)*$/, 'a path without slashes at its ends'))
    .default(['assets']),
  uncachedFiles: Joi.array()
    .items(Joi.string().pattern(/^[^/*][^*]*$/, 'a path without a slash at its start'))
    .default([]),
  inlineScripts: Joi.array()
    .items(Joi.object({name, identifyingTexts: texts, reason: name}))
    .default([]),
  createdStyles: Joi.array()
    .items(Joi.object({name, text: name, reason: name}))
    .default([]),
  services: Joi.array()
    .items(
      Joi.object({
        name,
        marker: Joi.string(),
        sources: Joi.alternatives(Joi.function(), sources).required(),
      }),
    )
    .default([]),
  documents: Joi.array()
    .items(
      Joi.object({
        path: Joi.string()
          .pattern(/^[^/*][^*]*\*?$/, 'a path without a slash at its start')
          .required(),
        readPolicy: Joi.function().required(),
      }),
    )
    .default([]),
  trustedTypes: Joi.array()
    .items(Joi.string().pattern(/^[\w#=/@.%-]+$/, 'name of a policy'))
    .default([]),
  permissions: Joi.array()
    .items(Joi.string().pattern(/^[a-z]+(-[a-z]+)*$/, 'name of a feature'))
    .unique()
    .default(defaultPermissions),
  headers: Joi.object()
    .pattern(/^[\w-]+$/, Joi.string().allow(''))
    .default({}),
  // Vercel reads other characters as patterns: https://vercel.com/docs/project-configuration/vercel-json#redirects
  redirects: Joi.object()
    .pattern(/^(\/[\w.~-]+)+$/, Joi.string().pattern(/^\//, 'a path'))
    .default({}),
});

/** Returns the options with their defaults. Throws an error that names the first invalid option. */
export function validateOptions(options: unknown): Required<Options> {
  const {error, value} = schema.validate(options ?? {}, {convert: false});
  if (error) {
    throw new Error(`The options of the plugin response-headers aren't valid: ${error.message}.`);
  }
  return value;
}
