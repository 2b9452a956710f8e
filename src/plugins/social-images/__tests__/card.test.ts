import {parse} from 'parse5';
import {expect, test} from 'vitest';
import {describeSocialImage, socialImagePath} from '../../../shared/socialImages';
import type {Page} from '../../built-pages/pages';
import {createCard} from '../card';

const site = {baseUrl: '/', url: 'https://docs.test'};
const old = {path: 'docs/v1', name: 'Docs 1.x'};
const docs = {path: 'docs', name: 'Docs 10.x', accent: '#123456'};
const options = {
  imagePath: socialImagePath,
  alternativeText: describeSocialImage,
  sections: [old, docs, {path: 'blog', name: 'Blog'}],
};

test('createCard returns the title, version, categories and description of a docs page', () => {
  const page = createPage('/docs/express', {alt: describeSocialImage('Express', 'Docs 10.x')});
  expect(createCard(page, site, options)).toEqual({
    path: '/img/social/docs/express.png',
    card: {
      title: 'Express',
      section: docs,
      breadcrumbs: ['@trpc/server', 'Adapters'],
      description: 'Serve a router.',
    },
  });
});

test('createCard returns undefined for a page with the default image', () => {
  expect(
    createCard(createPage('/docs/express', {image: '/img/social/index.png', alt: 'x'}), site, options),
  ).toBeUndefined();
});

test('createCard returns undefined for a page with noindex', () => {
  expect(
    createCard({...createPage('/docs/express', {alt: 'x'}), noIndex: true}, site, options),
  ).toBeUndefined();
});

test('createCard throws if the alternative text doesn’t match the card', () => {
  expect(() =>
    createCard(createPage('/docs/express', {alt: 'tRPC, Docs 10.x: Fastify'}), site, options),
  ).toThrow(
    '/build/docs/express.html: the alternative text of the social image is wrong. Found og:image:alt "tRPC, Docs 10.x: Fastify", expected "tRPC, Docs 10.x: Express".',
  );
});

test.each([
  ['/docs', docs],
  ['/docs/v1', old],
  ['/docs/v1/express', old],
  ['/docs/v10', docs],
])('the page %s belongs to the first section that contains its path', (route, section) => {
  const page = createPage(route, {alt: describeSocialImage('Express', section.name)});
  expect(createCard(page, site, options)?.card.section).toEqual(section);
});

test('createCard throws if a page with an image of its own belongs to no section', () => {
  expect(() => createCard(createPage('/media', {alt: 'x'}), site, options)).toThrow(
    '/build/media.html: the page has a social image of its own, but it belongs to no section. Found the path "media", expected one of "docs/v1", "docs", "blog".',
  );
});

test.each([
  ['/', '/', '/img/social/index.png'],
  ['/docs/context', '/', '/img/social/docs/context.png'],
  ['/base/', '/base/', '/base/img/social/index.png'],
  ['/base/docs/', '/base/', '/base/img/social/docs.png'],
])('the image of %s with the base URL %s is %s', (permalink, baseUrl, expected) => {
  expect(socialImagePath(permalink, baseUrl)).toBe(expected);
});

function createPage(
  route: string,
  {alt, image = socialImagePath(route, '/')}: {alt: string; image?: string},
): Page {
  const html = `<head><meta property="og:image" content="${site.url}${image}"><meta property="og:image:alt" content="${alt}"><meta name="description" content="Serve a router."></head><body><main>
    <ul><li class="breadcrumbs__item"><svg></svg></li><li class="breadcrumbs__item">@trpc/server</li><li class="breadcrumbs__item">Adapters</li><li class="breadcrumbs__item">Express</li></ul>
    <span class="theme-doc-version-badge">Version: 10.x</span><h1>Express</h1></main></body>`;
  return {route, file: `/build${route}.html`, html, document: parse(html), noIndex: false};
}
