import path from 'node:path';
import {parseFenceOptions, type FenceOptions} from './fenceOptions';
import {explainLanguage} from './languages';
import {MarkdownSyntaxError, parseMarkdown, type Fence} from './markdown';
import {parseSample, type ParsedSample} from './notation';
import type {MarkdownPosition, Problem} from './problem';
import {findPageVersion, type VersionName} from './versions';

/** A Markdown file and what its ts and tsx fences hold. */
export type Page = {
  /** Path from the site's folder. */
  file: string;
  markdown: string;
  samples: Sample[];
  projects: Project[];
  problems: Problem[];
};

/** A ts or tsx fence. */
export type Sample = {
  fence: Fence;
  options: FenceOptions;
  version: VersionName;
  parsed: ParsedSample;
};

/** The files of a page that see each other. */
export type Project = {
  page: string;
  /** Empty when the fences name none. */
  name: string;
  version: VersionName;
  files: ProjectFile[];
};

export type ProjectFile = {
  /** Path in the project: `server/router.ts`. */
  path: string;
  text: string;
  sample: Sample;
  /** Line of the fence where the file's text begins. */
  firstLine: number;
};

/** Reads a page's fences and sorts their files into projects. Mistakes in the notation end up in `problems`. */
export function parsePage(file: string, markdown: string): Page {
  const page: Page = {file, markdown, samples: [], projects: [], problems: []};
  try {
    const {frontMatter, fences} = parseMarkdown(markdown);
    const version = findPageVersion(file, frontMatter);
    for (const fence of fences) {
      addFence(page, fence, version);
    }
  } catch (error) {
    if (!(error instanceof MarkdownSyntaxError)) {
      throw error;
    }
    page.problems.push({
      file,
      ...error.position,
      message: error.message,
      advice: 'Mend the Markdown; its samples were not read.',
    });
  }
  return page;
}

/** Where a place in a fence is in the Markdown file; line and column from 0 in, from 1 out. */
export function toMarkdown(fence: Fence, line: number, column: number): MarkdownPosition {
  const start = fence.lines[line] ?? fence.lines.at(-1) ?? fence.position;
  return {line: start.line, column: start.column + column};
}

function addFence(page: Page, fence: Fence, pageVersion: VersionName): void {
  const isSample = fence.language === 'ts' || fence.language === 'tsx';
  const report = (problem: Omit<Problem, 'file' | 'line' | 'column'> & Partial<MarkdownPosition>) =>
    page.problems.push({file: page.file, ...fence.position, ...problem});

  const languageProblem = explainLanguage(fence.language);
  if (languageProblem) {
    report({...languageProblem, length: 3 + fence.language.length});
  }

  const {options, problems} = parseFenceOptions(fence.meta, isSample);
  for (const {column, ...problem} of problems) {
    report({...problem, line: fence.position.line, column: fence.metaColumn + column});
  }
  if (!isSample) {
    return;
  }

  const parsed = parseSample(fence.code);
  for (const {line, column, ...problem} of parsed.problems) {
    report({...problem, ...toMarkdown(fence, line, column)});
  }
  if (
    options.ranges !== undefined &&
    /^\s*(?:\/\/|\/\*|\{\s*\/\*)\s*(?:highlight|diff)-/m.test(parsed.emitted)
  ) {
    report({
      message: `two ways to mark lines in one fence. Found {${options.ranges}} and magic comments, expected one of them.`,
      advice:
        'Docusaurus shows magic comments as text when the fence has a line range. Keep only the comments.',
    });
  }
  const sample: Sample = {
    fence,
    options,
    version: (options.version as VersionName | undefined) ?? pageVersion,
    parsed,
  }; // parseFenceOptions lets only version names through
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
  for (const part of parsed.parts) {
    const written = part.path ?? options.title;
    const filePath = path.posix.normalize(written ?? `sample-${fence.index + 1}.${fence.language}`);
    const position = part.path === undefined ? fence.position : toMarkdown(fence, part.firstLine, 0);
    const same = project.files.find(other => other.path === filePath);
    if (filePath.startsWith('..') || filePath.startsWith('/') || !/\.tsx?$/.test(filePath)) {
      report({
        ...position,
        message: `a title that is not a file of the project. Found "${filePath}", expected a path such as "server/router.${fence.language}".`,
        advice: 'Name a .ts or .tsx file below the project; the text around the sample can say more.',
      });
    } else if (part.path === undefined && !filePath.endsWith(`.${fence.language}`)) {
      report({
        ...position,
        message: `the title's ending and the language differ. Found "${filePath}" in a \`${fence.language}\` fence, expected the same.`,
        advice: `Write \`\`\`${filePath.endsWith('x') ? 'tsx' : 'ts'}, or mend the title.`,
      });
    } else if (same) {
      const other = same.sample.fence.position;
      report({
        ...position,
        message: `two fences with one title. Found "${filePath}" again, first at line ${other.line}; expected each file once in a project.`,
        advice: 'Give this fence another title, or its own project: project="name".',
      });
    } else {
      project.files.push({path: filePath, text: part.text, sample, firstLine: part.firstLine});
    }
  }
}
