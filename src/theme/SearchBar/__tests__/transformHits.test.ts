import {expect, test} from 'vitest';
import {createHitsTransform} from '../transformHits';

type Hits = Parameters<ReturnType<typeof createHitsTransform>>[0];

const hit = {
  objectID: '1',
  url: 'https://example.org/docs/router?a=b#names',
  type: 'lvl2',
  hierarchy: {lvl0: 'A & B', lvl1: 'Routers <T>', lvl2: 'Choose <names>', lvl3: null},
  content: 'A <b>',
  _snippetResult: {
    hierarchy: {lvl1: {value: 'Routers &lt;T&gt;'}},
    content: {value: 'Keys are <mark>names</mark>'},
  },
};

function transform(changes: object) {
  // TypeScript doesn't know that the function reads only these properties of a hit.
  const [result] = createHitsTransform('https://example.org')([{...hit, ...changes}] as unknown as Hits);
  return result;
}

test('converts URLs to paths, regardless of their origin', () => {
  expect(transform({})?.url).toBe('/docs/router?a=b#names');
  expect(transform({url: 'https://elsewhere.example/docs/router'})?.url).toBe('/docs/router');
});

test('escapes the headings but not the category, which is rendered as text', () => {
  expect(transform({})).toMatchObject({
    hierarchy: {lvl0: 'A & B', lvl1: 'Routers &lt;T&gt;', lvl2: 'Choose &lt;names&gt;', lvl3: null},
    content: 'A &lt;b&gt;',
  });
});

test('adds the matching passage to the page title if the hit is in a section', () => {
  expect(transform({})?._snippetResult.hierarchy.lvl1.value).toBe(
    'Routers &lt;T&gt; · Keys are <mark>names</mark>',
  );
});

test('changes neither hits for a whole page nor hits that have no passage', () => {
  expect(transform({type: 'lvl1'})?._snippetResult).toEqual(hit._snippetResult);
  const noPassage = {hierarchy: {lvl1: {value: 'Routers'}}};
  expect(transform({_snippetResult: noPassage})?._snippetResult).toEqual(noPassage);
});
