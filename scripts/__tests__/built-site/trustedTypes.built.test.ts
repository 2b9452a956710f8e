// Tests that the Trusted Types policy accepts the HTML that React inserts when a reader moves from page to page.
import {runInNewContext} from 'node:vm';
import {serialize} from 'parse5';
import {expect, test} from 'vitest';
import siteConfig from '../../../docusaurus.config';
import {createPolicyScript} from '../../../src/plugins/trusted-types/script';
import {collectElements, readAttribute, readBuiltPages} from './builtSite';

type Rules = {createHTML: (html: string) => string | null};

/** Classes of elements whose content is HTML in the data of the page: links to headings, and the copyright. */
const htmlClasses = /table-of-contents__link|footer__copyright/;

test('the policy accepts the HTML of all links to headings, of the announcement and of the footer', () => {
  const rules: Rules[] = [];
  const trustedTypes = {createPolicy: (_: string, created: Rules) => rules.push(created)};
  const location = {href: 'https://docs.org/', origin: 'https://docs.org'};
  runInNewContext(createPolicyScript('/'), {window: {location, trustedTypes}, URL});
  const contents = readBuiltPages().flatMap(({path, document}) =>
    collectElements(document)
      .filter(element => htmlClasses.test(readAttribute(element, 'class') ?? ''))
      .map(element => ({path, html: serialize(element)})),
  );
  contents.push({path: 'docusaurus.config.ts', html: siteConfig.themeConfig.announcementBar.content});
  expect(contents.filter(({html}) => html.includes('<code>')).length).toBeGreaterThan(50);
  expect(contents.filter(({html}) => rules[0]?.createHTML(html) !== html)).toEqual([]);
});
