/**
 * Returns the readable part of an error that the framework's loader for Markdown throws, or undefined if it's another error. The framework
 * puts the message between `Cause:` and `Details:`, and the bundler draws a line on the left of it.
 */
export function readMarkdownError(message: string): string | undefined {
  const [, cause] =
    /MDX compilation failed for file [^\n]*\n[^\n]*?Cause: ([^]*?)\n[^\n\w]*Details:/.exec(message) ?? [];
  return cause
    ?.split('\n')
    .map(line => line.replace(/^\s*│ ?/, ''))
    .join('\n')
    .trim();
}
