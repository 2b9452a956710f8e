import {parse} from 'parse5';
import {expect, test} from 'vitest';
import {describeSocialImage, socialImagePath} from '../../../shared/socialImages';
import type {Page} from '../../built-pages/pages';
import {createCard} from '../card';

const site = {baseUrl: '/', url: 'https://docs.test'};

test('createCard returns the title, version, categories and description of a docs page', () => {
  const page = createPage('/docs/express', {alt: describeSocialImage('Express', 'Docs 10.x')});
  expect(createCard(page, site)).toEqual({
    path: '/img/social/docs/express.png',
    card: {
      title: 'Express',
      section: 'Docs 10.x',
      breadcrumbs: ['@trpc/server', 'Adapters'],
      description: 'Serve a router.',
    },
  });
});

test('createCard returns undefined for a page with the default image', () => {
  expect(
    createCard(createPage('/docs/express', {image: '/img/social/index.png', alt: 'x'}), site),
  ).toBeUndefined();
});

test('createCard returns undefined for a page with noindex', () => {
  expect(createCard({...createPage('/docs/express', {alt: 'x'}), noIndex: true}, site)).toBeUndefined();
});

test('createCard throws if the alternative text doesn’t match the card', () => {
  expect(() => createCard(createPage('/docs/express', {alt: 'tRPC, Docs 10.x: Fastify'}), site)).toThrow(
    '/build/docs/express.html: the alternative text of the social image is wrong. Found og:image:alt "tRPC, Docs 10.x: Fastify", expected "tRPC, Docs 10.x: Express".',
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
