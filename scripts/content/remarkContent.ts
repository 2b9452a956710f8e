import path from 'node:path';
import type {VFile} from 'vfile';
import {sampleOptions} from '../../samples/options';
import {frontMatterFields} from '../../src/config/frontMatter';
import {sortProblems, type Problem} from '../../src/plugins/code-samples/problem';
import {parseFrontMatter} from '../../src/plugins/page-checks/frontMatter';
import {checkText} from '../../src/plugins/page-checks/text';
import {createWordCheck, type WordProblem} from './wordProblems';

const siteDir = path.resolve(import.meta.dirname, '../..');

/**
 * A remark plugin that reports the words, the syntax and the front matter of a page in editors. It checks the text in the editor, which isn't
 * necessarily saved, and parses the text itself because the editor doesn't know MDX.
 */
export function remarkContent() {
  const checkWords = createWordCheck();
  return async (_tree: unknown, vfile: VFile): Promise<void> => {
    const file = path.relative(siteDir, path.resolve(vfile.cwd, vfile.path)).split(path.sep).join('/');
    if (!sampleOptions.contentFolders.some(folder => file.startsWith(`${folder}/`))) {
      return;
    }
    const markdown = String(vfile);
    const problems: (Problem | WordProblem)[] = [
      ...checkText(file, markdown).problems,
      ...parseFrontMatter(file, markdown, frontMatterFields).problems,
      ...(await checkWords([{file, markdown}])),
    ];
    for (const problem of sortProblems(problems)) {
      addMessage(vfile, problem);
    }
  };
}

function addMessage(vfile: VFile, problem: Problem | WordProblem): void {
  const {line, column, message, advice, length = 1} = problem;
  const place = {start: {line, column}, end: {line, column: column + length}};
  const added = vfile.message(message, {place, source: 'content', ruleId: 'content'});
  added.note = advice;
  if ('fix' in problem && problem.fix) {
    added.expected = [problem.fix.replacement];
  }
}
