import {Joi} from '@docusaurus/utils-validation';

/** What the plugin has to know about a site. README.md explains the options with an example. All paths include the base URL. Each list is searched from the beginning to the first match. */
export type SearchRecordsOptions = {
  /** Ranks of pages whose paths match a pattern. Other pages have the rank 100. Hits on pages with a lower rank come later. */
  pageRanks?: readonly {path: RegExp; rank: number}[];
  /** Rank of the pages that list the pages of a category, if no pattern in `pageRanks` matches. 100 by default. */
  categoryPageRank?: number;
  /** Factors for the ranks of sections, by heading. Use a factor below 1 for sections that only link to other pages. */
  sectionFactors?: Readonly<Record<string, number>>;
  /** Categories of pages that aren't in a sidebar. Hits are grouped by category. Without a match, the category is `defaultCategory`. */
  categories?: readonly {path: RegExp; name: string}[];
  /** `Site` by default. */
  defaultCategory?: string;
  /** Paths of pages that have no records, for example because they only list other pages. */
  ignoredPaths?: readonly RegExp[];
  /** Classes of elements whose text isn't searched, for example because it repeats other text. */
  ignoredClasses?: readonly string[];
  /** Classes of the lines in a code block. Only words in these lines and in the block's title are searched. */
  codeLineClasses?: readonly string[];
};

export type Settings = Required<SearchRecordsOptions>;

const notAPattern = '{{#label}} must be a regular expression';
const pattern = Joi.object()
  .instance(RegExp)
  .messages({'object.base': notAPattern, 'object.instance': notAPattern});
const path = pattern.required();
const names = Joi.array().items(Joi.string());

const schema = Joi.object<Settings & {id?: string}>({
  // Docusaurus adds this option to all plugins.
  id: Joi.string(),
  pageRanks: Joi.array().items({path, rank: Joi.number().positive().required()}).default([]),
  categoryPageRank: Joi.number().positive().default(100),
  sectionFactors: Joi.object().pattern(Joi.string(), Joi.number().positive()).default({}),
  categories: Joi.array().items({path, name: Joi.string().required()}).default([]),
  defaultCategory: Joi.string().default('Site'),
  ignoredPaths: Joi.array().items(pattern).default([]),
  ignoredClasses: names.default([]),
  // The theme renders each line of a code block in an element with this class.
  codeLineClasses: names.default(['token-line']),
});

/** Returns the options with their defaults. Throws an error that names the first invalid option. */
export function validateOptions(options: unknown): Settings {
  const {error, value} = schema.validate(options, {convert: false});
  if (error) {
    throw new Error(`The options of the plugin search-records aren't valid: ${error.message}.`);
  }
  return value;
}

/** Returns the rank of a page. `isCategory` is true for pages that list the pages of a category. */
export function rankPage(route: string, isCategory: boolean, options: Settings): number {
  const found = options.pageRanks.find(({path}) => path.test(route));
  return found?.rank ?? (isCategory ? options.categoryPageRank : 100);
}

/** Returns the rank of a section, which is the rank of its page unless the options contain a factor for its heading. */
export function rankSection(heading: string, pageRank: number, {sectionFactors}: Settings): number {
  return Math.round(pageRank * (sectionFactors[heading] ?? 1));
}
