import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Loading from '..';

// This module is a webpack alias that only exists in a Docusaurus build.
vi.mock('@docusaurus/Translate', () => ({default: ({children}: {children: string}) => children}));

const state = {error: null, isLoading: true, pastDelay: false, timedOut: false, retry: () => undefined};

test('renders nothing while a page loads quickly', () => {
  expect(renderToStaticMarkup(<Loading {...state} />)).toBe('');
});

test('shows a status message when a page takes a while to load', () => {
  const html = renderToStaticMarkup(<Loading {...state} pastDelay />);
  expect(html).toMatch(/^<div role="status"/);
  expect(html).toContain('Loading the page');
});

test('shows an alert with a button to try again when a page fails to load', () => {
  const html = renderToStaticMarkup(<Loading {...state} error={new Error('The chunk is gone.')} />);
  expect(html).toMatch(/^<div role="alert"/);
  expect(html).toContain('The chunk is gone.');
  expect(html).toContain('>Try again</button>');
});
