import {removedLine} from '../../shared/codeBlockClassNames';

/** The languages of code that is typed into a terminal. */
export const shellLanguages = new Set(['sh', 'bash', 'shell', 'shell-session', 'console', 'zsh']);

/** Returns the shown code without shell prompts and without lines that are marked as removed. */
export function getCodeToCopy(
  code: string,
  language: string,
  lineClassNames: {[line: number]: string[]},
): string {
  const lines = code.split('\n').filter((_, line) => !lineClassNames[line]?.includes(removedLine));
  return (shellLanguages.has(language) ? lines.map(removePrompt) : lines).join('\n');
}

function removePrompt(line: string): string {
  return line.replace(/^\s*\$ /, '');
}
