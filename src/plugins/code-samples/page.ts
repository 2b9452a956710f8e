import path from 'node:path';
import type {Root} from 'mdast';
import {parseFenceOptions, type FenceOptions} from './fences/fenceOptions';
import {findLanguageProblem} from './fences/languages';
import {parseMarkdown, type Fence} from './markdown';
import {parseSample, type ParsedSample} from './fences/notation';
import type {MarkdownPosition, Problem} from './problem';
import {MarkdownSyntaxError} from './syntaxError';
import type {Options} from './options';

/** A Markdown file with the contents of its ts and tsx fences. */
export type Page = {
  /** Path relative to the site's folder. */
  file: string;
  markdown: string;
  samples: Sample[];
  projects: Project[];
  problems: Problem[];
};

/** A code sample, which is a fence whose language is ts or tsx. */
export type Sample = {
  fence: Fence;
  options: FenceOptions;
  /** The name of the docs version. */
  version: string;
  parsed: ParsedSample;
};

/** A group of files on a page that can import each other. */
export type Project = {
  /** Path of the Markdown file, relative to the site's folder. */
  page: string;
  /** The fences' `project` option, or an empty string for the page's default project. */
  name: string;
  version: string;
  files: ProjectFile[];
};

export type ProjectFile = {
  /** Path in the project, such as `server/router.ts`. */
  path: string;
  text: string;
  sample: Sample;
  /** Zero-based line of the fence where the file's text begins. */
  firstLine: number;
};

/** The part of the options that decides how pages are parsed. */
export type PageOptions = Pick<Options, 'languages' | 'versions'>;

/**
 * Parses a page's fences and groups their files into projects. Mistakes in the notation are added to `problems`.
 * @param tree the AST of the Markdown, if the caller has parsed it
 */
export function parsePage(file: string, markdown: string, options: PageOptions, tree?: Root): Page {
  const page: Page = {file, markdown, samples: [], projects: [], problems: []};
  try {
    const {frontMatter, fences} = parseMarkdown(markdown, tree);
    const version = findPageVersion(file, frontMatter, options);
    for (const fence of fences) {
      addFence(page, fence, version, options);
    }
  } catch (error) {
    if (!(error instanceof MarkdownSyntaxError)) {
      throw error;
    }
    page.problems.push({file, ...error.position, message: error.message, advice: error.advice});
  }
  return page;
}

/** Converts a zero-based position in a fence to a one-based position in the Markdown file. */
export function fenceToMarkdown(fence: Fence, line: number, column: number): MarkdownPosition {
  const start = fence.lines[line] ?? fence.lines.at(-1) ?? fence.position;
  return {line: start.line, column: start.column + column};
}

/**
 * Returns the default version for the samples of a page. A page in the content folder of a version has this version. Other pages, such as
 * blog posts, can set `samples: 1.x` in their front matter.
 */
function findPageVersion(
  file: string,
  frontMatter: Record<string, unknown>,
  {versions}: PageOptions,
): string {
  const found =
    versions.find(({contentFolder}) => contentFolder !== undefined && file.startsWith(`${contentFolder}/`)) ??
    versions.find(({name}) => name === frontMatter['samples']) ??
    versions[0];
  return found?.name ?? '';
}

function addFence(page: Page, fence: Fence, pageVersion: string, {languages, versions}: PageOptions): void {
  const isSample = fence.language === 'ts' || fence.language === 'tsx';
  const report = (problem: Omit<Problem, 'file' | 'line' | 'column'> & Partial<MarkdownPosition>) =>
    page.problems.push({file: page.file, ...fence.position, ...problem});

  const languageProblem = findLanguageProblem(fence.language, languages);
  if (languageProblem) {
    report({...languageProblem, length: 3 + fence.language.length});
  }

  const {options, problems} = parseFenceOptions(
    fence.meta,
    isSample ? versions.map(({name}) => name) : undefined,
  );
  for (const {column, ...problem} of problems) {
    report({...problem, line: fence.position.line, column: fence.metaColumn + column});
  }
  if (!isSample) {
    return;
  }

  const parsed = parseSample(fence.code);
  for (const {line, column, ...problem} of parsed.problems) {
    report({...problem, ...fenceToMarkdown(fence, line, column)});
  }
  if (
    options.ranges !== undefined &&
    /^\s*(?:\/\/|\/\*|\{\s*\/\*)\s*(?:highlight|diff|detail)\b/m.test(parsed.shownCode)
  ) {
    report({
      message: `the fence marks lines in two ways. Found {${options.ranges}} and magic comments, expected only one of them.`,
      advice:
        'Keep only the comments, because Docusaurus shows them as text when the fence has a line range.',
    });
  }
  const sample: Sample = {fence, options, version: options.version ?? pageVersion, parsed};
  page.samples.push(sample);
  if (options.nocheck === undefined) {
    addFiles(page, sample, report);
  }
}

function addFiles(
  page: Page,
  sample: Sample,
  report: (problem: Omit<Problem, 'file' | 'line' | 'column'> & Partial<MarkdownPosition>) => void,
): void {
  const {fence, options, parsed, version} = sample;
  const name = options.project ?? '';
  let project = page.projects.find(candidate => candidate.name === name && candidate.version === version);
  if (!project) {
    project = {page: page.file, name, version, files: []};
    page.projects.push(project);
  }
  for (const sampleFile of parsed.files) {
    const writtenPath = sampleFile.path ?? options.title;
    const filePath = path.posix.normalize(writtenPath ?? `sample-${fence.index + 1}.${fence.language}`);
    const position =
      sampleFile.path === undefined ? fence.position : fenceToMarkdown(fence, sampleFile.firstLine, 0);
    const duplicate = project.files.find(other => other.path === filePath);
    if (filePath.startsWith('..') || filePath.startsWith('/') || !/\.tsx?$/.test(filePath)) {
      report({
        ...position,
        message: `the title is not the path of a file in the project. Found "${filePath}", expected a path such as "server/router.${fence.language}".`,
        advice:
          'Write the path of a .ts or .tsx file inside the project, and put descriptions in the text around the sample.',
      });
    } else if (sampleFile.path === undefined && !filePath.endsWith(`.${fence.language}`)) {
      report({
        ...position,
        message: `the title's extension doesn't match the fence's language. Found "${filePath}" in a \`${fence.language}\` fence, expected a title that ends in .${fence.language}.`,
        advice: `Write \`\`\`${filePath.endsWith('x') ? 'tsx' : 'ts'}, or fix the title.`,
      });
    } else if (duplicate) {
      const other = duplicate.sample.fence.position;
      report({
        ...position,
        message: `two fences have the same title. Found "${filePath}" again, first at line ${other.line}, expected each file only once in a project.`,
        advice: 'Give this fence another title, or a project of its own: project="name".',
      });
    } else {
      project.files.push({path: filePath, text: sampleFile.text, sample, firstLine: sampleFile.firstLine});
    }
  }
}
