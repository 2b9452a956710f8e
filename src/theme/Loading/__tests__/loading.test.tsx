import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Loading from '..';

const state = {error: null, isLoading: true, pastDelay: false, timedOut: false, retry: () => undefined};

test('a page that loads at once shows nothing in between', () => {
  expect(renderToStaticMarkup(<Loading {...state} />)).toBe('');
});

test('a page that takes a while says so, politely', () => {
  const html = renderToStaticMarkup(<Loading {...state} pastDelay />);
  expect(html).toMatch(/^<div role="status"/);
  expect(html).toContain('Loading the page');
});

test('a page that failed says so at once, and offers another try', () => {
  const html = renderToStaticMarkup(<Loading {...state} error={new Error('The chunk is gone.')} />);
  expect(html).toMatch(/^<div role="alert"/);
  expect(html).toContain('The chunk is gone.');
  expect(html).toContain('>Retry</button>');
});
