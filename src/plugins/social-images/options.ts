import {Joi} from '@docusaurus/utils-validation';

/** A part of the site. Its images have its name in a badge. */
export type Section = {
  /** Path of the section's pages, relative to the base URL, such as `docs/v9`. The empty path stands for all pages. */
  path: string;
  /** The name in the alternative text and, unless `label` is set, in the badge. */
  name: string;
  label?: string;
  /** Colour of the badge, the breadcrumbs and the line at the top. By default, it's `colours.accent`. */
  accent?: string;
};

/** What all images have in common. Paths are relative to the folder of the site. */
export type Design = {
  /** An SVG file and its size on the image in pixels. It's at the top left. */
  logo: {file: string; width: number; height: number};
  /** An SVG file that fills the background. */
  backdrop?: string;
  colours: {background: string; heading: string; text: string; accent: string};
  /** Files in the format TTF, OTF or WOFF. Titles have the weight 700, labels 600 and descriptions the lightest weight. */
  fonts: {name: string; weight: 400 | 500 | 600 | 700; file: string}[];
};

/** The options of the plugin. README.md explains them with an example. */
export type Options = Design & {
  /** Returns the path of a page's image. Both paths start with the base URL. */
  imagePath: (permalink: string, baseUrl: string) => string;
  /** Returns the alternative text of a page's image, which the page must contain in `og:image:alt`. */
  alternativeText: (title: string, section: string) => string;
  /** The parts of the site. A page belongs to the first section whose path contains it. */
  sections: Section[];
};

const text = Joi.string().required();
const size = Joi.number().positive().required();

const schema = Joi.object<Options & {id?: string}>({
  // Docusaurus adds this option to all plugins.
  id: Joi.string(),
  imagePath: Joi.function().required(),
  alternativeText: Joi.function().required(),
  sections: Joi.array()
    .items(Joi.object({path: text.allow(''), name: text, label: Joi.string(), accent: Joi.string()}))
    .min(1)
    .required(),
  logo: Joi.object({file: text, width: size, height: size}).required(),
  backdrop: Joi.string(),
  colours: Joi.object({background: text, heading: text, text, accent: text}).required(),
  fonts: Joi.array()
    .items(Joi.object({name: text, weight: Joi.valid(400, 500, 600, 700).required(), file: text}))
    .min(1)
    .required(),
});

/** Throws an error that names the first invalid option. */
export function validateOptions(options: unknown): Options {
  const {error, value} = schema.validate(options, {convert: false});
  if (error) {
    throw new Error(`The options of the plugin social-images aren't valid: ${error.message}.`);
  }
  return value;
}
