import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {VersionBanner} from '../VersionBanner';

const state = vi.hoisted(() => ({
  banner: null as string | null,
  counterpart: undefined as string | undefined,
}));

// These modules only exist in a Docusaurus build.
vi.mock('@docusaurus/Link', () => ({
  // eslint-disable-next-line @docusaurus/no-html-links -- stands in for `Link`
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values = {}}: {children: string; values?: Record<string, ReactNode>}) =>
    children.split(/\{(\w+)\}/).map((part, index) => <i key={index}>{index % 2 ? values[part] : part}</i>),
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {docs: {docVersionBanner: 'theme-doc-version-banner'}},
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {title: 'tRPC'}})}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsPreferredVersion: () => ({savePreferredVersionName: () => undefined}),
  useDocsVersion: () => ({banner: state.banner, label: '11.x'}),
  useLatestVersion: () => ({name: 'current', label: '10.x', path: '/docs'}),
}));
vi.mock('../../DocsVersions/useCounterpart', () => ({useCounterpart: () => () => state.counterpart}));
vi.mock('../../LinkedPages/useLinkedPages', () => ({
  useLinkedPages: () => ({titles: {'/docs/router': 'Routers'}, relatedDocs: {}}),
}));

test('a version without a banner shows nothing', () => {
  expect(render(null)).toBe('');
});

test.each([
  [
    'unmaintained',
    '/docs/router',
    'This is documentation for tRPC 11.x, which is no longer actively maintained. See Routers (10.x)',
  ],
  [
    'unreleased',
    '/docs/router',
    'This is unreleased documentation for tRPC 11.x version. See Routers (10.x)',
  ],
  [
    'unreleased',
    undefined,
    'This is unreleased documentation for tRPC 11.x version. 10.x has no page on this subject. See the start page of 10.x.',
  ],
])('the banner of an %s version with the counterpart %s says so', (banner, counterpart, text) => {
  const html = render(banner, counterpart);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  expect(html).toContain(`href="${counterpart ?? '/docs'}"`);
  expect(html).toMatch(/^<section [^>]*aria-label="About this version"/);
});

function render(banner: string | null, counterpart?: string): string {
  Object.assign(state, {banner, counterpart});
  return renderToStaticMarkup(<VersionBanner />);
}
