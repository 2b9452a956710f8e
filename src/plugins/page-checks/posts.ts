import leven from 'leven';
import {stringify} from 'yaml';
import type {Problem} from '../code-samples/problem';
import type {FrontMatter} from './frontMatter';
import {listNames, suggest} from './suggest';

/**
 * Reports the tags of a post that the site doesn't define.
 * @param defined the names of the tags
 * @param tagsFile the file that defines them
 */
export function checkTags(
  {file, tags}: FrontMatter,
  defined: readonly string[],
  tagsFile: string,
): Problem[] {
  return tags
    .filter(({text}) => !defined.includes(text))
    .map(({text, ...place}) => {
      const closestFirst = defined.toSorted((a, b) => leven(text, a) - leven(text, b));
      return {
        file,
        ...place,
        message: `The tag isn't defined. Found \`${text}\`, expected ${defined.length === 0 ? 'no tag' : listNames(closestFirst)}.`,
        advice: `${suggest(text, defined)}To add a tag, write lines such as these into ${tagsFile}:\n${renderTag(text)}`,
      };
    });
}

/** Reports a post that doesn't say where its beginning ends. Lists of posts show the beginning. */
export function checkTruncation(file: string, markdown: string): Problem[] {
  if (/\{\/\*\s*truncate\s*\*\/\}/.test(markdown)) {
    return [];
  }
  const [frontMatter = ''] = /^---\r?\n[^]*?\n---\r?\n\s*/.exec(markdown) ?? [];
  return [
    {
      file,
      line: frontMatter.split('\n').length,
      column: 1,
      message:
        'Lists of posts would show the whole post. Found no `{/* truncate */}`, expected it on a line of its own.',
      advice: 'Add the line below the first paragraphs. Lists show the text above it.',
      canWait: true,
    },
  ];
}

/** Renders the definition of a new tag. */
function renderTag(tag: string): string {
  const details = {
    label: tag,
    permalink: `/${tag.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
    description: 'What the posts with this tag are about',
  };
  return stringify({[tag]: details})
    .trimEnd()
    .replace(/^/gm, '    ');
}
