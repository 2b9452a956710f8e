import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

type Colours = {[name: string]: string};

const css = ['custom.css', 'code.css'].map(name => readFileSync(`src/css/${name}`, 'utf8'));
const backgrounds = [
  '--ifm-pre-background',
  // Notes and the popup.
  '--site-surface-raised',
  '--site-code-highlighted',
  '--site-code-added',
  '--site-code-removed',
  '--site-code-error',
];

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('colours of code, %s', (_, selector) => {
  const colours: Colours = Object.assign({}, ...css.map(text => variables(text, selector)));
  const tokens = Object.keys(colours).filter(
    name => name.startsWith('--site-code-') && !backgrounds.includes(name),
  );

  it('are ten', () => {
    expect(tokens).toHaveLength(10);
  });

  it.each([...tokens, '--ifm-font-color-base'])('%s can be read on every line', token => {
    for (const background of backgrounds) {
      expect(contrast(colours[token], colours[background]), background).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('show errors readably in their notes', () => {
    expect(contrast(colours['--site-error'], colours['--site-error-surface'])).toBeGreaterThanOrEqual(4.5);
  });
});

/** The colours that the first rule with this selector sets. */
function variables(text: string, selector: string): Colours {
  const block = text.slice(text.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    Array.from(block.matchAll(/(--[\w-]+): (#[\da-f]{6});/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string | undefined, b: string | undefined): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour = ''): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map(at => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
