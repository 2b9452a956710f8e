import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseFrontMatter, removeFrontMatter} from './frontMatter';
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
  return async ({defaultParseFrontMatter, ...source}) => {
    options ??= createOptions(siteDir);
    const {blog, frontMatter: fields} = options;
    const file = path.relative(siteDir, source.filePath).split(path.sep).join('/');
    const isChecked = listContentFolders(options).some(folder => file.startsWith(`${folder}/`));
    if (process.env.NODE_ENV === 'production' || !isChecked) {
      return defaultParseFrontMatter(source);
    }
    const {problems} = parseFrontMatter(file, source.fileContent, fields);
    const result = problems.some(({preventsLoading}) => preventsLoading)
      ? {frontMatter: lastFrontMatter.get(file) ?? {}, content: removeFrontMatter(source.fileContent)}
      : await defaultParseFrontMatter(source);
    lastFrontMatter.set(file, result.frontMatter);
    const {tags} = result.frontMatter;
    if (!Array.isArray(tags) || !file.startsWith(`${blog.folder}/`)) {
      return result;
    }
    const defined = readTags(siteDir, blog.tagsFile);
    return {
      ...result,
      frontMatter: {...result.frontMatter, tags: tags.filter(tag => defined.has(String(tag)))},
    };
  };
}
