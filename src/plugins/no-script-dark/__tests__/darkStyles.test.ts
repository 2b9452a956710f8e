import {expect, test} from 'vitest';
import {extractDarkStyles} from '../darkStyles';

test('rules of the dark mode apply to pages without the attribute', () => {
  const styles = extractDarkStyles(':root{--a:1}[data-theme=dark]{--a:2}html[data-theme="dark"] .x{--a:3}');
  expect(styles).toContain(':root:not([data-theme]){--a:2}');
  expect(styles).toContain('html:root:not([data-theme]) .x{--a:3}');
  expect(styles).not.toContain('--a:1');
});

test('other selectors of a list are left out', () => {
  const styles = extractDarkStyles('[data-theme=light] .x,[data-theme=dark] .y,.z{color:red}');
  expect(styles).toContain(':root:not([data-theme]) .y{color:red}');
  expect(styles).not.toMatch(/\.[xz]\{/);
});

test('rules keep their media queries, and at-rules without a rule of the dark mode are left out', () => {
  const styles = extractDarkStyles(
    '@layer a;@font-face{font-family:a}@media print{.a{b:c}@media (width>9px){[data-theme=dark] .a{b:d}}}@media screen{.a{b:e}}',
  );
  expect(styles).toContain('@media print{@media (width>9px){:root:not([data-theme]) .a{b:d}}}');
  expect(styles).not.toMatch(/screen|font-face|layer/);
});
