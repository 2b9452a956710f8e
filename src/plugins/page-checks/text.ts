import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseTree} from '../code-samples/markdown';
import type {Problem} from '../code-samples/problem';
import {MarkdownSyntaxError} from '../code-samples/syntaxError';

/** The AST of a Markdown file, which is missing if the file isn't valid MDX, and the mistakes in the file. */
export type ParsedText = {tree?: Root; problems: Problem[]};

/** Parses a Markdown file, and checks its syntax and its headings. */
export function checkText(file: string, markdown: string): ParsedText {
  try {
    const tree = parseTree(markdown);
    return {tree, problems: collectLevelOneHeadings(file, tree)};
  } catch (error) {
    if (error instanceof MarkdownSyntaxError) {
      const {message, advice, position} = error;
      return {problems: [{file, ...position, message, advice}]};
    }
    throw error;
  }
}

function collectLevelOneHeadings(file: string, root: Root): Problem[] {
  const problems: Problem[] = [];
  visit(root, 'heading', ({depth, position}) => {
    if (depth === 1) {
      problems.push({
        file,
        line: position?.start.line ?? 1,
        column: position?.start.column ?? 1,
        message: 'The page has a second h1. Found a level-1 heading, expected level 2 to 6.',
        advice: "Start the heading with `##`. The title in the front matter is the page's only h1.",
      });
    }
  });
  return problems;
}
