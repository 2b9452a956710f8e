import {Joi} from '@docusaurus/utils-validation';
import type {Symbols} from './llmsIndex';

/** Class names of the site's own elements. By default, a site has none of these elements. */
export type ClassNames = {
  /** Elements with facts about the page. Their texts are listed below the title. By default, this is the badge with the docs version. */
  facts: string[];
  /** Lines of code that are marked as added or as removed. A code block with such lines becomes a diff. */
  addedLine: string;
  removedLine: string;
  /** Notes below a line of code, such as compiler errors. They become comments. */
  note: string;
  /** The indentation of a note, and its text. */
  noteIndent: string;
  noteText: string;
  /** Notes that show a type. `noteIndent` is as long as the code before the token. */
  typeNote: string;
};

/** Texts in the files. `{version}` is the label of a docs version. */
export type Texts = {
  /** What llms.txt says about a version, depending on its banner. */
  maintained: string;
  unmaintained: string;
  /** What llms.txt says about the pages that it lists. */
  introduction: string;
  /** Headings of blog posts, and of pages that aren't in a category. */
  blog: string;
  otherPages: string;
  /** Comes before the label of a drawing. */
  drawing: string;
};

/** The options of the plugin. README.md explains them with an example. */
export type Options = {
  /** Title of the llms.txt files. By default, it's the title of the site. */
  title?: string;
  /**
   * For each docs version, the names of the API and the pages that explain them, as paths below the base URL. An example is
   * `{'1.x': {'zod:ZodString.email': '/docs/validation#email'}}`.
   */
  symbols?: Readonly<Record<string, Symbols>>;
  classNames?: Partial<ClassNames>;
  texts?: Partial<Texts>;
};

export type Settings = {
  title?: string;
  symbols: Readonly<Record<string, Symbols>>;
  classNames: ClassNames;
  texts: Texts;
};

const className = Joi.string().default('');

const schema = Joi.object<Settings & {id?: string}>({
  // Docusaurus adds this option to all plugins.
  id: Joi.string(),
  title: Joi.string(),
  symbols: Joi.object().pattern(Joi.string(), Joi.object().pattern(Joi.string(), Joi.string())).default({}),
  classNames: Joi.object({
    facts: Joi.array().items(Joi.string()).default(['theme-doc-version-badge']),
    addedLine: className,
    removedLine: className,
    note: className,
    noteIndent: className,
    noteText: className,
    typeNote: className,
  }).default(),
  texts: Joi.object({
    maintained: Joi.string().default('Version {version} is the current one.'),
    unmaintained: Joi.string().default('Version {version} is no longer maintained.'),
    introduction: Joi.string().default(
      'Pages are in the order of the sidebar. Each page is plain Markdown with absolute links. To get the URL of the HTML page, remove `.md`. Sizes are in bytes of UTF-8; 1 kB is 1,000 bytes. Tokens are counted with the tokenizer o200k_base.',
    ),
    blog: Joi.string().default('Blog'),
    otherPages: Joi.string().default('More pages'),
    drawing: Joi.string().default('Diagram'),
  }).default(),
});

/** Returns the options with their defaults. Throws an error that names the first invalid option. */
export function validateOptions(options: unknown): Settings {
  const {error, value} = schema.validate(options, {convert: false});
  if (error) {
    throw new Error(`The options of the plugin markdown-alternates aren't valid: ${error.message}.`);
  }
  return value;
}
