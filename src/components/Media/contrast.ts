/**
 * Contrast ratio of two colours as WCAG 2 defines it, from 1 to 21.
 * Colours are `#rrggbb`; throws on anything else. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(first: string, second: string): number {
  const luminances = [luminance(first), luminance(second)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function luminance(colour: string): number {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  if (!parts) {
    throw new Error(`Not a colour of the form #rrggbb: ${colour}`);
  }
  const [red = 0, green = 0, blue = 0] = parts.map(part => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The best level of WCAG 2 that text of normal size reaches with a contrast. */
export function gradeContrast(ratio: number): 'AAA' | 'AA' | 'large text only' | 'no text' {
  return ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'large text only' : 'no text';
}
