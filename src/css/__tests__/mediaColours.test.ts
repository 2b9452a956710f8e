import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {palettes} from '../../components/Media/palettes';
import {contrastRatio, gradeContrast} from '../../components/Media/contrast';

const css = readFileSync('src/css/custom.css', 'utf8');
const [light = '', dark = ''] = css.split("[data-theme='dark']");

it('every colour on the media page occurs in the CSS of its theme', () => {
  for (const {theme, colours} of palettes) {
    for (const {name, value} of colours) {
      expect(theme === 'light' ? light : dark, `${name}, ${theme}`).toContain(`: ${value};`);
    }
  }
});

it('every colour on the media page has a contrast of at least 4.5 on its background', () => {
  for (const {value, background} of palettes.flatMap(({colours}) => colours)) {
    expect(contrastRatio(value, background.value), `${value} on ${background.value}`).toBeGreaterThanOrEqual(
      4.5,
    );
  }
});

it('gradeContrast grades a contrast ratio by the thresholds of WCAG', () => {
  expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(gradeContrast)).toEqual([
    'AAA',
    'AA',
    'AA',
    'large text only',
    'large text only',
    'not for text',
  ]);
});
