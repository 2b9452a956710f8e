import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {palettes} from '../../src/components/Media/colours';
import {contrastRatio, gradeContrast} from '../../src/components/Media/contrast';

const css = readFileSync('src/css/custom.css', 'utf8');
const [light = '', dark = ''] = css.split("[data-theme='dark']");

it('each colour of the page is one of its theme', () => {
  for (const {theme, colours} of palettes) {
    for (const {name, value} of colours) {
      expect(theme === 'Light' ? light : dark, `${name}, ${theme}`).toContain(`: ${value};`);
    }
  }
});

it('each colour can be read on its ground', () => {
  for (const {value, ground} of palettes.flatMap(({colours}) => colours)) {
    expect(contrastRatio(value, ground.value), `${value} on ${ground.value}`).toBeGreaterThanOrEqual(4.5);
  }
});

it('grades a contrast as WCAG does', () => {
  expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(gradeContrast)).toEqual([
    'AAA',
    'AA',
    'AA',
    'large text only',
    'large text only',
    'no text',
  ]);
});
