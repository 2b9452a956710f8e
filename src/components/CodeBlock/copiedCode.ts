import {removedLineClassName} from './lineClassNames';

const shells = new Set(['sh', 'bash', 'shell', 'shell-session', 'console', 'zsh']);

/** What the copy button copies: the code as shown, without shell prompts and without the lines that a change removes. */
export function copiedCode(
  code: string,
  language: string,
  lineClassNames: {[line: number]: string[]},
): string {
  const lines = code.split('\n').filter((_, line) => !lineClassNames[line]?.includes(removedLineClassName));
  return (shells.has(language) ? lines.map(withoutPrompt) : lines).join('\n');
}

function withoutPrompt(line: string): string {
  return line.replace(/^\s*\$ /, '');
}
