// Tests rules that all style sheets follow.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import postcss, {type AtRule, type Declaration} from 'postcss';
import {expect, test} from 'vitest';
import siteConfig from '../../../docusaurus.config';

const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter(name => name.endsWith('.css'))
  .map(name => path.join('src', name))
  .map(file => ({file, root: postcss.parse(readFileSync(file, 'utf8'))}));

test('text is readable while a font is loading', () => {
  const fonts: {family: string; display: string | undefined}[] = [];
  for (const {root} of sheets) {
    root.walkAtRules('font-face', rule => {
      // Fonts of the system need no loading.
      if (/url\(/.test(readValue(rule, 'src') ?? '')) {
        fonts.push({family: readValue(rule, 'font-family') ?? '', display: readValue(rule, 'font-display')});
      }
    });
  }
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter(({display}) => display !== 'swap')).toEqual([]);
});

test('the layout is mirrored in right-to-left languages, because no sheet names the left or the right side', () => {
  const physical: string[] = [];
  for (const {file, root} of sheets) {
    root.walkDecls(({prop, value, source}) => {
      const isPhysical =
        /^(?:left|right)$|^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)/.test(
          prop,
        ) ||
        (/^(?:text-align|float|clear)$/.test(prop) && /^(?:left|right)$/.test(value));
      if (isPhysical) {
        physical.push(`${file}:${source?.start?.line}:${source?.start?.column} ${prop}`);
      }
    });
  }
  expect(physical).toEqual([]);
});

test('browsers draw their address bar in the colour of the navbar', () => {
  const colours = ["[data-theme='light']", "[data-theme='dark']"].map(readNavbarColour);
  const metaColours = siteConfig.headTags
    ?.map(({attributes}) => attributes)
    .filter(attributes => attributes?.name === 'theme-color')
    .map(attributes => [attributes?.media, attributes?.content]);
  expect(metaColours).toEqual([
    ['(prefers-color-scheme: light)', colours[0]],
    ['(prefers-color-scheme: dark)', colours[1]],
  ]);
});

/** Returns the background colour that custom.css sets for the navbar in a theme. `:root` contains the colours of the light theme. */
function readNavbarColour(theme: string): string | undefined {
  const colours: string[] = [];
  sheets
    .find(({file}) => file === path.join('src', 'css', 'custom.css'))
    ?.root.walkDecls('--ifm-navbar-background-color', ({parent, value}) => {
      const selector = parent && 'selector' in parent ? String(parent.selector) : '';
      if (selector.includes(theme) || (theme.includes('light') && selector.includes(':root'))) {
        colours.push(value);
      }
    });
  return colours.at(-1);
}

function readValue(rule: AtRule, name: string): string | undefined {
  return rule.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === name)?.value;
}
