import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Loading from '..';

// `@docusaurus/Translate` is a webpack alias, which only exists in a Docusaurus build.
vi.mock('@docusaurus/Translate', () => ({default: ({children}: {children: string}) => children}));

const state = {error: null, isLoading: true, pastDelay: false, timedOut: false, retry: () => undefined};

test('the component renders nothing at first', () => {
  expect(renderToStaticMarkup(<Loading {...state} />)).toBe('');
});

test('the component shows a status message when a page takes a while to load', () => {
  const html = renderToStaticMarkup(<Loading {...state} pastDelay />);
  expect(html).toMatch(/^<div role="status"/);
  expect(html).toContain('Loading the page');
});

test('the component shows an alert with a “Try again” button when a page fails to load', () => {
  const html = renderToStaticMarkup(<Loading {...state} error={new Error('The chunk is gone.')} />);
  expect(html).toMatch(/^<div role="alert"/);
  expect(html).toContain('The chunk is gone.');
  expect(html).toContain('>Try again</button>');
});
