import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isScalar, parseDocument, visit as visitYaml} from 'yaml';
import {parseTree} from '../code-samples/markdown';
import {readTextProp} from './jsxProps';

/**
 * A URL in a Markdown file and its place in the source. If the source contains the URL in another spelling, such as with escapes, the place is
 * the beginning of the link and has no length.
 */
export type UrlPlace = {
  url: string;
  start: number;
  end: number;
  /** Where the URL is: in a link, an image, an import, the front matter, or the prop with this name. */
  source: 'link' | 'image' | 'import' | 'frontMatter' | `prop ${string}`;
  /** The places of the texts that readers see as the link. The definition of reference links can have several, and a path has none. */
  texts?: {start: number; end: number}[];
};

/** Parses files that no page is built from, such as README.md, which can contain text that isn't valid MDX. */
const plainProcessor = unified().use(remarkParse).use(remarkGfm).freeze();

/** Finds the URLs in a file whose source contains them as they are, so that they can be replaced. */
export function findUrls(markdown: string, isMdx: boolean): UrlPlace[] {
  const tree = isMdx ? parseTree(markdown) : plainProcessor.parse(markdown);
  return findTreeUrls(tree, markdown).filter(({start, end}) => end > start);
}

/**
 * Finds the URLs of links, reference links and images, the paths of imports, the texts in props of components, and the paths in the front
 * matter except `slug`, in a file that has been parsed.
 */
export function findTreeUrls(tree: Root, markdown: string): UrlPlace[] {
  const places: UrlPlace[] = [];
  visit(tree, node => {
    const source = markdown.slice(node.position?.start.offset, node.position?.end.offset);
    const offset = node.position?.start.offset ?? 0;
    const add = (url: string, index: number, from: UrlPlace['source'], texts?: UrlPlace['texts']) =>
      places.push({
        url,
        start: offset + index,
        end: offset + index + url.length,
        source: from,
        ...(texts && {texts}),
      });
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const index = findUrl(source, node.url, node.type === 'definition' ? /\]:\s*<?$/ : /\]\(\s*<?$/);
      const from = node.type === 'image' ? 'image' : 'link';
      if (index !== undefined) {
        add(node.url, index, from, findTexts(node, tree));
      } else if (node.url !== '') {
        places.push({url: node.url, start: offset, end: offset, source: from});
      }
    } else if (node.type === 'yaml') {
      const first = offset + source.indexOf(node.value);
      places.push(
        ...findPaths(node.value).map(({url, start, end}) => ({
          url,
          start: first + start,
          end: first + end,
          source: 'frontMatter' as const,
        })),
      );
    } else if (node.type === 'mdxjsEsm') {
      for (const {1: before = '', 2: url = '', index} of source.matchAll(
        /((?:from|import)\s*['"])([^'"\n]+)['"]/g,
      )) {
        add(url, index + before.length, 'import');
      }
    }
  });
  return [...places, ...findPropUrls(tree, markdown)].sort((a, b) => a.start - b.start);
}

/** Finds the texts of a link. Reference links have their texts elsewhere, and an image has none. */
function findTexts(node: Nodes, tree: Root): {start: number; end: number}[] {
  if (node.type === 'definition') {
    const texts: {start: number; end: number}[] = [];
    visit(tree, 'linkReference', reference => {
      if (reference.identifier === node.identifier) {
        texts.push(...findTexts(reference, tree));
      }
    });
    return texts;
  }
  const children = 'children' in node ? node.children : [];
  const start = children.at(0)?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? [] : [{start, end}];
}

/** Finds a URL in the source of its node. Other parts of the node, such as the text of a link, can contain the same text. */
function findUrl(source: string, url: string, before: RegExp): number | undefined {
  for (
    let index = source.lastIndexOf(url);
    url !== '' && index > 0;
    index = source.lastIndexOf(url, index - 1)
  ) {
    if (before.test(source.slice(0, index))) {
      return index;
    }
  }
  return undefined;
}

/** Finds the paths in front matter, such as those in `related_docs`. */
function findPaths(yaml: string): {url: string; start: number; end: number}[] {
  const paths: ReturnType<typeof findPaths> = [];
  visitYaml(parseDocument(yaml), {
    Pair: (_, pair) => (isScalar(pair.key) && pair.key.value === 'slug' ? visitYaml.SKIP : undefined),
    Scalar: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (typeof node.value === 'string' && node.value.startsWith('/')) {
        const index = yaml.slice(start, end).indexOf(node.value);
        const range =
          index === -1 ? {start, end: start} : {start: start + index, end: start + index + node.value.length};
        paths.push({url: node.value, ...range});
      }
    },
  });
  return paths;
}

function findPropUrls(tree: Root, markdown: string): UrlPlace[] {
  const places: UrlPlace[] = [];
  visit(tree, node => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    for (const attribute of node.attributes) {
      const {name, text} = readTextProp(attribute) ?? {};
      const {start, end} = attribute.position ?? {};
      if (name !== undefined && text && start?.offset !== undefined) {
        const index = markdown.slice(0, end?.offset).indexOf(text, start.offset + name.length);
        const range =
          index === -1 ? {start: start.offset, end: start.offset} : {start: index, end: index + text.length};
        places.push({url: text, ...range, source: `prop ${name}`, texts: findTexts(node, tree)});
      }
    }
  });
  return places;
}
