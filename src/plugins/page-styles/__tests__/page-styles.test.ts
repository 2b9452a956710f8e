import {expect, it} from 'vitest';
import {createCacheGroups} from '../cacheGroups';
import {linkSheets, parseManifest} from '../manifest';
import type {Options} from '../options';

const options: Options = {
  lazyPaths: ['src/components/Dialog'],
  pageSheets: {home: {paths: ['src/components/Home', 'src/pages/index.module.css'], modules: ['@site/home']}},
};

const manifest = {
  origins: {'@site/home': ['7']},
  assets: {7: {js: [{file: 'assets/js/7.js'}]}, 12: {css: [{file: 'assets/css/styles-home.a1.css'}]}},
};

it('puts styles into the sheet of their page, or leaves them to the component that is loaded later', () => {
  const groups = createCacheGroups('/site', options);
  const findGroups = (file: string) =>
    Object.entries(groups).flatMap(([name, {test}]) => (test.test(file) ? [name] : []));
  expect(findGroups('/site/src/css/custom.css')).toEqual(['styles']);
  expect(findGroups('/site/src/components/HomeLink/styles.module.css')).toEqual(['styles']);
  expect(findGroups('/site/src/components/Home/styles.module.css')).toEqual(['styles-home']);
  expect(findGroups('/site/src/pages/index.module.css')).toEqual(['styles-home']);
  expect(findGroups('/site/src/components/Dialog/styles.module.css')).toEqual([]);
});

it('adds the sheet to the files that the page links', () => {
  const linked = linkSheets(manifest, options.pageSheets);
  expect(linked.origins).toEqual({'@site/home': ['7', 'styles-home']});
  expect(linked.assets['styles-home']).toEqual({css: [{file: 'assets/css/styles-home.a1.css'}]});
});

it('says what to correct if a sheet is empty or the format of the manifest has changed', () => {
  expect(() => linkSheets({...manifest, assets: {}}, options.pageSheets)).toThrow(
    'The build has no style sheet styles-home. Correct the paths of this sheet',
  );
  expect(() => parseManifest('{"files": []}')).toThrow('Expected an object with `origins` and `assets`');
});
