/** Replaces all occurrences of a port number in `text`. */
export function replacePort(text: string, port: number, replacement: number): string {
  return text.replaceAll(new RegExp(`\\b${port}\\b`, 'g'), String(replacement));
}
