import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import {PostHeader} from '../PostHeader';

const state = vi.hoisted(() => ({
  isBlogPostPage: false,
  lastUpdatedAt: undefined as number | undefined,
}));

// These modules only exist in a Docusaurus build.
vi.mock('@docusaurus/Link', () => ({
  // eslint-disable-next-line @docusaurus/no-html-links -- stands in for `Link`
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values = {}}: {children: string; values?: Record<string, ReactNode>}) =>
    children.split(/\{(\w+)\}/).map((part, index) => <i key={index}>{index % 2 ? values[part] : part}</i>),
  translate: ({message}: {message: string}, values: Record<string, string | number> = {}) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));
vi.mock('@docusaurus/plugin-content-blog/client', () => ({
  useBlogPost: () => ({
    isBlogPostPage: state.isBlogPostPage,
    metadata: {
      title: 'A post',
      permalink: '/blog/a-post',
      description: 'What the post is about',
      date: '2022-11-21T00:00:00.000Z',
      lastUpdatedAt: state.lastUpdatedAt,
      readingTime: 2.5,
      authors: [{name: 'Ada'}],
    },
  }),
}));
vi.mock('@theme/Heading', () => ({
  default: ({as: Tag, children}: {as: 'h1' | 'h2'; children: ReactNode}) => <Tag>{children}</Tag>,
}));

describe.each([
  ['the list of posts', false],
  ['the page of a post', true],
])('in %s', (_, isBlogPostPage) => {
  test('a post that has changed since its publication shows both dates', () => {
    const html = render(isBlogPostPage, Date.UTC(2026, 10, 23));
    expect(readFacts(html)).toBe('21 November 2022 · Updated 23 November 2026 · 3 min read · Ada');
    expect(readTimes(html)).toEqual(['2022-11-21T00:00:00.000Z', '2026-11-23T00:00:00.000Z']);
  });

  test.each([
    ['was last changed on the day of its publication', Date.UTC(2022, 10, 21, 23, 59)],
    ['has no date of a last change', undefined],
  ])('a post that %s shows only its publication date', (__, lastUpdatedAt) => {
    const html = render(isBlogPostPage, lastUpdatedAt);
    expect(readFacts(html)).toBe('21 November 2022 · 3 min read · Ada');
    expect(readTimes(html)).toEqual(['2022-11-21T00:00:00.000Z']);
  });
});

function render(isBlogPostPage: boolean, lastUpdatedAt: number | undefined): string {
  Object.assign(state, {isBlogPostPage, lastUpdatedAt});
  return renderToStaticMarkup(<PostHeader />);
}

/** Returns the text of the line below the title. */
function readFacts(html: string): string | undefined {
  return /<p class="blog-post-facts[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');
}

function readTimes(html: string): string[] {
  return [...html.matchAll(/<time dateTime="([^"]*)"/gi)].map(([, time = '']) => time);
}
