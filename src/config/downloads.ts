import {noScriptDarkFile} from '../plugins/no-script-dark';
import type {Options} from '../plugins/downloads/options';
import {drawCover} from '../plugins/social-images/cover';
import * as codeBlock from '../shared/codeBlockClassNames';
import {docsVersions, getSearchTag} from '../shared/docsVersions';
import {downloadPath, downloadsIndexPath, getDownloadName, onlineOnlyClass} from '../shared/downloads';
import {recordsPath} from '../shared/search';
import {socialImageDesign} from './socialImageDesign';

/** Path of the page that offers the files. */
export const downloadsPage = 'downloads';

/** What the files with the docs of a version have to know about this site. */
export const downloadsOptions: Options = {
  index: downloadsIndexPath,
  filePath: downloadPath,
  versions: docsVersions.map(version => ({
    id: version.name,
    label: version.label,
    title: `tRPC ${version.packageVersion}`,
    name: getDownloadName(version),
    ...(version.banner === 'unmaintained' && {notice: `Version ${version.label} is no longer maintained.`}),
    ...(version.banner === 'unreleased' && {notice: `Version ${version.label} isn’t released yet.`}),
    accent: version.socialImageColour,
    searchRecords: recordsPath(getSearchTag(version)),
  })),
  author: 'tRPC documentation',
  rights: 'MIT licence',
  drawCover: (cover, siteDir) => drawCover(cover, socialImageDesign, siteDir),
  icon: 'img/favicon.svg',
  noScriptStyles: noScriptDarkFile,
  removedAttributes: ['data-has-hydrated'],
  classNames: {
    // The menu of a page copies its Markdown version or links to it.
    removed: [onlineOnlyClass, 'needs-scripts', 'copy-page'],
    line: codeBlock.line,
    highlightedLine: codeBlock.highlightedLine,
    addedLine: codeBlock.addedLine,
    removedLine: codeBlock.removedLine,
    errorLine: codeBlock.errorLine,
    note: codeBlock.note,
  },
  waitFor: ['build-commit', 'code-samples', 'markdown-alternates', 'no-script-dark', 'search-records'],
};
