import {Joi} from '@docusaurus/utils-validation';

/** A docs version whose pages readers can download. */
export type VersionOptions = {
  /** The name that the docs plugin uses, such as `current`. */
  id: string;
  /** The label that readers see, such as `2.x`. */
  label: string;
  /** Title of the book and of the pages, such as `Example 2.1.0`. */
  title: string;
  /** Name of the files and of the folder in the archive, without an extension. */
  name: string;
  /** A sentence that says that the version isn't maintained or isn't released. */
  notice?: string;
  /** Colour of the accents on the cover. `drawCover` chooses the default. */
  accent?: string;
  /** Path of the search records, relative to the base URL. */
  searchRecords: string;
};

/** What the cover of a book shows. */
export type Cover = {title: string; label: string; author: string; description: string; accent?: string};

/** Class names of the site's own elements. By default, a site has none of these elements. */
export type ClassNames = {
  /** Elements that only work on the site. The files don't contain them. */
  removed: string[];
  /** A line of code, and lines that are marked. */
  line: string;
  highlightedLine: string;
  addedLine: string;
  removedLine: string;
  errorLine: string;
  /** Notes below a line of code, such as compiler errors. */
  note: string;
};

/** Texts in the files. README.md explains their placeholders. */
export type Texts = {
  description: string;
  edition: string;
  unknownCommit: string;
  online: string;
  pages: string;
  skip: string;
  search: string;
  searching: string;
  noResults: string;
  results: string;
  searchFailed: string;
  colourMode: string;
  codeWithTypes: string;
  code: string;
  contents: string;
  cover: string;
  otherPages: string;
};

/** The options of the plugin. README.md explains them with an example. */
export type Options = {
  /** Path of the file that lists the files and their sizes, relative to the base URL. */
  index: string;
  /** Returns the path of a file, relative to the base URL. */
  filePath: (name: string, format: 'zip' | 'epub' | 'md') => string;
  versions: VersionOptions[];
  /** The author of the books, and their licence. */
  author: string;
  rights: string;
  /** Draws the cover of a book as PNG. The second parameter is the absolute path of the site's folder. */
  drawCover: (cover: Cover, siteDir: string) => Promise<Uint8Array>;
  /** Path of the icon of pages, relative to the base URL. */
  icon: string;
  /** Path of the style sheet of the dark mode for browsers without scripts, relative to the base URL. */
  noScriptStyles?: string;
  /** Attributes of `html` that only scripts of the site need, such as those that describe how far a page is loaded. */
  removedAttributes?: string[];
  classNames?: Partial<ClassNames>;
  texts?: Partial<Texts>;
  /** Names of plugins whose files are read. They have to announce their files. */
  waitFor?: string[];
};

export type Settings = Options &
  Required<Pick<Options, 'removedAttributes' | 'waitFor'>> & {classNames: ClassNames; texts: Texts};

const text = Joi.string().required();
const className = Joi.string().default('');
const path = Joi.string().pattern(/^[^/].*$/, 'a path without a slash at its start');

const texts: Texts = {
  description: 'All {count} pages of the documentation of {title}.',
  edition: 'Docs {label} ({title}), commit {commit}, {date}.',
  unknownCommit: 'Docs {label} ({title}).',
  online: 'This page on the web',
  pages: 'Pages',
  skip: 'Skip to main content',
  search: 'Search docs',
  searching: 'Searching…',
  noResults: 'No results for “{query}”',
  results: '{count} results',
  searchFailed: 'The search couldn’t be loaded. Is the folder complete?',
  colourMode: 'Switch between dark and light mode',
  codeWithTypes: '{name}. Enter shows types',
  code: 'Code',
  contents: 'Contents',
  cover: 'Cover',
  otherPages: 'More pages',
};

const schema = Joi.object<Settings & {id?: string}>({
  // Docusaurus adds this option to all plugins.
  id: Joi.string(),
  index: path.required(),
  filePath: Joi.function().required(),
  versions: Joi.array()
    .items(
      Joi.object({
        id: text,
        label: text,
        title: text,
        name: Joi.string()
          .pattern(/^[\w.-]+$/, 'a name of letters, digits, dots and hyphens')
          .required(),
        notice: Joi.string(),
        accent: Joi.string(),
        searchRecords: path.required(),
      }),
    )
    .unique('id')
    .unique('name')
    .min(1)
    .required(),
  author: text,
  rights: text,
  drawCover: Joi.function().required(),
  icon: path.required(),
  noScriptStyles: path,
  removedAttributes: Joi.array().items(Joi.string()).default([]),
  classNames: Joi.object({
    removed: Joi.array().items(Joi.string()).default([]),
    line: className,
    highlightedLine: className,
    addedLine: className,
    removedLine: className,
    errorLine: className,
    note: className,
  }).default(),
  texts: Joi.object(
    Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, Joi.string().default(value)])),
  ).default(),
  waitFor: Joi.array().items(Joi.string()).default([]),
});

/** Returns the options with their defaults. Throws an error that names the first invalid option. */
export function validateOptions(options: unknown): Settings {
  const {error, value} = schema.validate(options, {convert: false});
  if (error) {
    throw new Error(`The options of the plugin downloads aren't valid: ${error.message}.`);
  }
  return value;
}

/** Replaces the placeholders of a text, such as `{count}`. */
export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
