import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {listMarkdownFiles} from '../code-samples/markdownFiles';
import {parsePage} from '../code-samples/page';
import {renderProblem, sortProblems, type Problem} from '../code-samples/problem';
import {collectAnchors} from './anchors';
import {checkElements} from './elements';
import {checkImage, checkImport, checkImportedName} from './files';
import {collectDuplicates, isPartial, parseFrontMatter, type FrontMatter} from './frontMatter';
import {collectImportedNames, type ImportedName} from './importedNames';
import {checkLink, listCandidates, type LinkSite} from './links';
import {findTreeUrls, type UrlPlace} from './markdownUrls';
import {listContentFolders, type DocsFolder, type Options} from './options';
import {checkTags, checkTruncation} from './posts';
import {checkMembership} from './sidebars/membership';
import {checkSidebar, readSidebarFiles} from './sidebars/checkSidebar';
import type {SidebarFile} from './sidebars/sidebarFile';
import {collectAddresses, getId, type SiteAddresses} from './siteAddresses';
import {checkText} from './text';

/** A Markdown file that has been read. What it takes to check the links of other pages is computed when it's first needed. */
type Page = {
  markdown: string;
  frontMatter: FrontMatter;
  /** What only depends on this file. */
  content?: Content;
};

type Content = {
  problems: Problem[];
  urls: UrlPlace[];
  imports: ImportedName[];
  /** Undefined if the file isn't valid MDX. */
  anchors: Set<string> | undefined;
  /** The Markdown files that the file imports. */
  partials: string[];
};

/**
 * Checks the Markdown files of a site without building it: front matter, syntax, components, directives, fences, links, anchors, images and
 * tags. Also checks the files with its sidebars. A file is read and parsed once, until `update` is called.
 */
export class PageChecks {
  readonly #siteDir: string;
  readonly #options: Options;
  readonly #pages = new Map<string, Page>();
  #files: string[] | undefined;
  #sidebars: ReadonlyMap<string, SidebarFile> | undefined;
  #addresses: SiteAddresses | undefined;
  #duplicates: Problem[] | undefined;
  #publishedAnchors: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(siteDir: string, options: Options) {
    this.#siteDir = siteDir;
    this.#options = options;
  }

  /** Lists the Markdown files. */
  listFiles(): string[] {
    this.#files ??= listMarkdownFiles(this.#siteDir, listContentFolders(this.#options));
    return this.#files;
  }

  /** Lists all files that can have problems: the files with sidebars and the Markdown files. */
  listCheckedFiles(): string[] {
    return [...this.#readSidebars().keys(), ...this.listFiles()];
  }

  /**
   * Has to be called after a file has been added, changed or removed. The file doesn't have to be a Markdown file. Returns whether the problems
   * of other files can have changed. They can't if the text of a page has changed, but not its front matter, its anchors and its imports.
   */
  update(file: string): boolean {
    const before = this.#pages.get(file);
    this.#pages.delete(file);
    if (before?.content && existsSync(path.join(this.#siteDir, file))) {
      const {anchors, partials} = this.#readContent(file);
      const {frontMatter} = this.#readPage(file);
      if (
        isDeepStrictEqual(
          [frontMatter, anchors, partials],
          [before.frontMatter, before.content.anchors, before.content.partials],
        )
      ) {
        return false;
      }
    }
    this.#files = undefined;
    this.#sidebars = undefined;
    this.#addresses = undefined;
    this.#duplicates = undefined;
    return true;
  }

  /** Returns the file of the page with a route. */
  findFile(route: string): string | undefined {
    return this.#readAddresses().routes.get(route);
  }

  /** Returns the routes of all pages. */
  listRoutes(): string[] {
    return [...this.#readAddresses().routes.keys()];
  }

  /** Returns the anchors of a page, including those of its partials. Returns undefined if no Markdown file has this route. */
  readAnchors(route: string): ReadonlySet<string> | undefined {
    const file = this.findFile(route);
    return file === undefined ? undefined : this.#readAnchors(file);
  }

  /** Returns the problems of a file, sorted by their positions. */
  check(file: string): Problem[] {
    if (this.#readSidebars().has(file)) {
      return this.checkReferences(file);
    }
    this.#duplicates ??= collectDuplicates(this.listFiles().map(name => this.#readPage(name).frontMatter));
    return sortProblems([
      ...this.#readContent(file).problems,
      ...this.#readPage(file).frontMatter.problems,
      ...this.#duplicates.filter(problem => problem.file === file),
      ...this.checkReferences(file),
    ]);
  }

  /**
   * Returns the problems of a file with other files: its links, images, imports and tags, its place in the sidebar, and the place where
   * lists cut off a post.
   */
  checkReferences(file: string): Problem[] {
    const sidebar = this.#readSidebars().get(file);
    if (sidebar) {
      return sortProblems(this.#checkSidebar(file, sidebar));
    }
    const {frontMatter, markdown} = this.#readPage(file);
    const {urls, imports} = this.#readContent(file);
    return sortProblems([
      ...this.#checkMembership(frontMatter),
      ...this.#checkTags(frontMatter),
      ...(this.#isPost(file) ? checkTruncation(file, markdown) : []),
      ...urls.flatMap(place => this.#checkUrl(place, file)),
      ...imports.flatMap(imported => this.#checkImportedName(imported, file)),
    ]);
  }

  /** Returns the problems with which the framework can't load the site. Its own messages about them have no position. */
  checkBeforeLoading(): Problem[] {
    return sortProblems([
      ...[...this.#readSidebars()].flatMap(([file, sidebar]) => this.#checkSidebar(file, sidebar)),
      ...this.listFiles().flatMap(file => {
        const {frontMatter} = this.#readPage(file);
        return [
          ...frontMatter.problems.filter(({preventsLoading}) => preventsLoading),
          ...this.#checkTags(frontMatter),
        ];
      }),
    ]);
  }

  /**
   * Renders a problem of a file, with the lines around it.
   * @param isServing whether the problem is rendered for the author of a page that is being served
   */
  render(problem: Problem, isServing = false): string {
    const {file} = problem;
    const text = this.#readSidebars().get(file)?.source.text ?? this.#readPage(file).markdown;
    return renderProblem(problem, text, isServing);
  }

  #checkSidebar(file: string, sidebar: SidebarFile): Problem[] {
    const site = this.#createLinkSite();
    return this.#options.docs
      .filter(({sidebarFile}) => sidebarFile === file)
      .flatMap(docs => checkSidebar(sidebar, docs, this.#listIds(docs), site));
  }

  /** Lists the ids of the pages in a folder of the docs. */
  #listIds({folder}: DocsFolder): string[] {
    return this.listFiles()
      .filter(file => file.startsWith(`${folder}/`) && !isPartial(file))
      .map(file => getId(file, folder));
  }

  #checkMembership(page: FrontMatter): Problem[] {
    const docs = this.#options.docs.find(({folder}) => page.file.startsWith(`${folder}/`));
    const sidebar = docs && this.#readSidebars().get(docs.sidebarFile);
    return sidebar ? checkMembership(page, sidebar, docs) : [];
  }

  #checkTags(page: FrontMatter): Problem[] {
    const {tagsFile} = this.#options.blog;
    return this.#isPost(page.file) ? checkTags(page, this.#readAddresses().tags, tagsFile) : [];
  }

  #isPost(file: string): boolean {
    return file.startsWith(`${this.#options.blog.folder}/`) && !isPartial(file);
  }

  #checkUrl(place: UrlPlace, file: string): Problem[] {
    const site = this.#createLinkSite();
    const mistake =
      checkLink(place, file, site) ?? checkImage(place, file, site) ?? checkImport(place, file, site);
    const length = place.end - place.start;
    return mistake ? [{file, ...this.#findPosition(file, place.start), length, ...mistake}] : [];
  }

  #checkImportedName({name, specifier, offset}: ImportedName, file: string): Problem[] {
    const mistake = checkImportedName(name, specifier, file, this.#createLinkSite());
    return mistake ? [{file, ...this.#findPosition(file, offset), length: name.length, ...mistake}] : [];
  }

  #createLinkSite(): LinkSite {
    return {
      siteDir: this.#siteDir,
      options: this.#options,
      addresses: this.#readAddresses(),
      readAnchors: file => this.#readAnchors(file),
      isPublished: (route, anchor) => {
        this.#publishedAnchors ??= this.#options.readPublishedAnchors();
        return this.#publishedAnchors.get(route)?.includes(anchor) ?? false;
      },
      findPages: partial =>
        this.listFiles().filter(file => !isPartial(file) && this.#collectParts(file).has(partial)),
    };
  }

  #readSidebars(): ReadonlyMap<string, SidebarFile> {
    this.#sidebars ??= readSidebarFiles(this.#siteDir, this.#options.docs);
    return this.#sidebars;
  }

  #readAddresses(): SiteAddresses {
    this.#addresses ??= collectAddresses(
      this.#siteDir,
      this.#options,
      this.listFiles().map(file => this.#readPage(file).frontMatter),
      this.#readSidebars(),
    );
    return this.#addresses;
  }

  /**
   * Returns the anchors of a file and of the partials that it imports. Returns undefined if one of them isn't valid MDX, because nobody
   * knows its anchors until it is fixed.
   */
  #readAnchors(file: string): Set<string> | undefined {
    const anchors = [...this.#collectParts(file)].map(part => this.#readContent(part).anchors);
    return anchors.includes(undefined) ? undefined : new Set(anchors.flatMap(names => [...(names ?? [])]));
  }

  /** Adds a file and the partials that it imports to a set, and returns the set. */
  #collectParts(file: string, parts = new Set<string>()): Set<string> {
    if (!parts.has(file) && existsSync(path.join(this.#siteDir, file))) {
      parts.add(file);
      for (const partial of this.#readContent(file).partials) {
        this.#collectParts(partial, parts);
      }
    }
    return parts;
  }

  #readPage(file: string): Page {
    const existing = this.#pages.get(file);
    if (existing) {
      return existing;
    }
    const absolute = path.join(this.#siteDir, file);
    const markdown = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
    const page = {markdown, frontMatter: parseFrontMatter(file, markdown, this.#options.frontMatter)};
    this.#pages.set(file, page);
    return page;
  }

  #readContent(file: string): Content {
    const page = this.#readPage(file);
    page.content ??= parseContent(file, page.markdown, this.#options, () => this.#listComponentImports());
    return page.content;
  }

  /** Lists the import statements of components in pages by the names of the components. */
  #listComponentImports(): ReadonlyMap<string, string> {
    const statements = this.listFiles().flatMap(file =>
      Array.from(
        this.#readPage(file).markdown.matchAll(/^import \{?([A-Z]\w*)\}? from '@site\/[^']+';/gm),
        ([statement, name = '']) => [name, statement] as const,
      ),
    );
    return new Map(statements);
  }

  #findPosition(file: string, offset: number): {line: number; column: number} {
    const before = this.#readPage(file).markdown.slice(0, offset).split('\n');
    return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
  }
}

function parseContent(
  file: string,
  markdown: string,
  {components, anchorProps, samples}: Options,
  listImports: () => ReadonlyMap<string, string>,
): Content {
  const {tree, problems} = checkText(file, markdown);
  if (!tree) {
    return {problems, urls: [], imports: [], anchors: undefined, partials: []};
  }
  const urls = findTreeUrls(tree, markdown);
  return {
    problems: [
      ...problems,
      ...checkElements(file, markdown, tree, components, listImports),
      ...parsePage(file, markdown, samples, tree).problems,
    ],
    urls,
    imports: collectImportedNames(tree),
    anchors: collectAnchors(tree, anchorProps),
    partials: urls
      .filter(({url, source}) => source === 'import' && /\.mdx?$/.test(url))
      .flatMap(({url}) => listCandidates(url, file, undefined).slice(0, 1)),
  };
}
