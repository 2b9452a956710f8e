import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseFrontMatter, removeFrontMatter} from './frontMatter';
import {selectFields, type FrontMatterField} from './frontMatterFields';
import {listContentFolders, type Options} from './options';
import {readTags} from './siteAddresses';

/**
 * Creates a function for the framework's option `markdown.parseFrontMatter`. While the site is served, the function hides mistakes from the
 * framework, whose own messages have no position. A page with such a mistake keeps the front matter that it had before, and so also its
 * address. The checks report the mistake.
 */
export function createFrontMatterParser(
  siteDir: string,
  createOptions: (siteDir: string) => Options,
): ParseFrontMatter {
  let options: Options | undefined;
  const lastFrontMatter = new Map<string, Record<string, unknown>>();
  /** The last text of each file, and whether the framework can load it. After a change, the framework reads all files again. */
  const checked = new Map<string, {text: string; canLoad: boolean}>();
  const canLoad = (file: string, text: string, fields: Options['frontMatter']) => {
    let last = checked.get(file);
    if (last?.text !== text) {
      const {problems} = parseFrontMatter(file, text, fields);
      last = {text, canLoad: !problems.some(({preventsLoading}) => preventsLoading)};
      checked.set(file, last);
    }
    return last.canLoad;
  };
  return async ({defaultParseFrontMatter, ...source}) => {
    options ??= createOptions(siteDir);
    const {blog, frontMatter: fields} = options;
    const file = path.relative(siteDir, source.filePath).split(path.sep).join('/');
    const isChecked = listContentFolders(options).some(folder => file.startsWith(`${folder}/`));
    if (process.env.NODE_ENV === 'production' || !isChecked) {
      return defaultParseFrontMatter(source);
    }
    const result = canLoad(file, source.fileContent, fields)
      ? await defaultParseFrontMatter(source)
      : {frontMatter: lastFrontMatter.get(file) ?? {}, content: removeFrontMatter(source.fileContent)};
    lastFrontMatter.set(file, result.frontMatter);
    const frontMatter = removeUnknownFields(result.frontMatter, selectFields(fields, file));
    const {tags} = frontMatter;
    if (!Array.isArray(tags) || !file.startsWith(`${blog.folder}/`)) {
      return {...result, frontMatter};
    }
    const defined = readTags(siteDir, blog.tagsFile);
    return {...result, frontMatter: {...frontMatter, tags: tags.filter(tag => defined.has(String(tag)))}};
  };
}

/** Removes the fields that pages of this site can't have. The framework knows some of them, and would check their values. */
function removeUnknownFields(
  frontMatter: Record<string, unknown>,
  fields: readonly FrontMatterField[],
): Record<string, unknown> {
  const names = new Set(fields.map(({name}) => name));
  return Object.fromEntries(Object.entries(frontMatter).filter(([name]) => names.has(name)));
}
