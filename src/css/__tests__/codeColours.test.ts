import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

type Colours = {[name: string]: string};

const css = ['custom.css', 'code.css'].map(name => readFileSync(`src/css/${name}`, 'utf8'));
const backgrounds = [
  '--ifm-pre-background',
  // The background of type and error notes and of the hover popup.
  '--site-surface-raised',
  '--site-code-highlighted',
  '--site-code-added',
  '--site-code-removed',
  '--site-code-error',
];

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('the %s theme', (_, selector) => {
  const colours: Colours = Object.assign({}, ...css.map(text => readColours(text, selector)));
  const codeColours = Object.keys(colours).filter(
    name => name.startsWith('--site-code-') && !backgrounds.includes(name),
  );

  it('has ten colours for code', () => {
    expect(codeColours).toHaveLength(10);
  });

  it.each([...codeColours, '--ifm-font-color-base'])(
    'gives %s a contrast of at least 4.5 on every background',
    codeColour => {
      for (const background of backgrounds) {
        expect(computeContrast(colours[codeColour], colours[background]), background).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    },
  );

  it('has a contrast of at least 4.5 between the text and the background of error notes', () => {
    expect(computeContrast(colours['--site-error'], colours['--site-error-surface'])).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});

/** Returns the colours that the first CSS rule with this selector sets. */
function readColours(text: string, selector: string): Colours {
  const block = text.slice(text.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    Array.from(block.matchAll(/(--[\w-]+): (#[\da-f]{6});/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** Computes the contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function computeContrast(a: string | undefined, b: string | undefined): number {
  const [dark = 0, light = 0] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(colour = ''): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map(offset => parseInt(colour.slice(offset, offset + 2), 16) / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
