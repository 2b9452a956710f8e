import {expect, test} from 'vitest';
import {createElement} from '../createElement';
import {collectDrawingClasses, createDrawingStyles, hasDrawing} from '../drawings';

const sheet = `
@layer site {
  :root { --blue: #00f; --line: var(--blue); }
  .box { fill: var(--line); padding: 1px; stroke: color-mix(in srgb, red, blue); }
}
[data-theme='dark'] { --blue: #88f; }
.box, .other { stroke-width: var(--width, 2px); }
.area .box { fill: red; }
@media print { .box { fill: black; } }
`;

test('rules of a drawing have the values of the light mode', () => {
  expect(createDrawingStyles([sheet], new Set(['box']))).toBe(
    '.box {\n  fill: #00f;\n}\n.box {\n  stroke-width: 2px;\n}\n',
  );
});

test('only classes inside drawings count', () => {
  const content = [
    createElement('p', {className: ['text']}, []),
    createElement('svg', {className: ['canvas']}, [createElement('rect', {className: ['box']}, [])]),
  ];
  expect(collectDrawingClasses(content)).toEqual(new Set(['canvas', 'box']));
  expect(hasDrawing(content)).toBe(true);
  expect(hasDrawing(content.slice(0, 1))).toBe(false);
});
