import {expect, test} from 'vitest';
import {joinHeadings, listHeadings} from '../headings';
import {sortByTree} from '../tree';
import {createHit} from './createHit';

const page = createHit('/docs/cors', ['Client', 'CORS and cookies']);
const cookies = createHit('/docs/cors#cookies', ['Client', 'CORS and cookies', 'Cookies']);
const safari = createHit('/docs/cors#safari', ['Client', 'CORS and cookies', 'Cookies', 'In Safari']);
const errors = createHit('/docs/cors#errors', ['Client', 'CORS and cookies', 'Errors']);
const header = createHit('/docs/header', ['Client', 'Headers']);

test('a section is below its page and below the section that contains it, although it is a better hit', () => {
  expect(sortByTree([safari, header, errors, cookies, page])).toEqual([
    page,
    cookies,
    safari,
    errors,
    header,
  ]);
});

test('the order of pages and of sections at the same level doesn’t change', () => {
  expect(sortByTree([header, errors, cookies])).toEqual([header, errors, cookies]);
});

test('sections that have the same heading are listed once', () => {
  const first = createHit('/docs/cors#usage', ['Client', 'CORS and cookies', 'Usage']);
  const second = createHit('/docs/cors#usage-1', ['Client', 'CORS and cookies', 'Usage']);
  const inOne = createHit('/docs/cors#options', ['Client', 'CORS and cookies', 'Usage', 'Options']);
  expect(sortByTree([inOne, second, first])).toEqual([second, inOne, first]);
});

test('the title of a section starts with the title of its page', () => {
  expect(joinHeadings(safari)).toBe('CORS and cookies › Cookies › In Safari');
  expect(joinHeadings(page)).toBe('CORS and cookies');
  const marked = {...cookies, _highlightResult: {hierarchy: {lvl2: {value: '<mark>Cookies</mark>'}}}};
  expect(listHeadings(marked)).toEqual(['CORS and cookies', '<mark>Cookies</mark>']);
});
