/**
 * Returns the contrast ratio of two colours, from 1 to 21. WCAG 2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. Throws an
 * error if a colour doesn't have the form `#rrggbb`.
 */
export function contrastRatio(first: string, second: string): number {
  const luminances = [getLuminance(first), getLuminance(second)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Returns the relative luminance of a colour, from 0 to 1. */
function getLuminance(colour: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  if (!channels) {
    throw new Error(`Not a colour of the form #rrggbb: ${colour}`);
  }
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the highest WCAG 2 level that a ratio meets for normal text. Below AA, the result says whether it's enough for large text. */
export function gradeContrast(ratio: number): 'AAA' | 'AA' | 'large text only' | 'not for text' {
  return ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'large text only' : 'not for text';
}
