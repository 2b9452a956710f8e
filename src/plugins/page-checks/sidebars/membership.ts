import path from 'node:path';
import ts from 'typescript';
import type {Problem} from '../../code-samples/problem';
import type {FrontMatter} from '../frontMatter';
import type {DocsFolder} from '../options';
import {getId} from '../siteAddresses';
import {locate} from './checkSidebar';
import type {SidebarFile} from './sidebarFile';

/** Reports a page that no sidebar contains. While a sidebar can't be read completely, no page is reported. */
export function checkMembership(
  {file, needsSidebar}: FrontMatter,
  sidebar: SidebarFile,
  {folder, sidebarFile}: DocsFolder,
): Problem[] {
  const id = getId(file, folder);
  if (
    !needsSidebar ||
    !sidebar.isComplete ||
    sidebar.ids.some(({text}) => text === id) ||
    sidebar.folders.some(name => name === '.' || id.startsWith(`${name}/`))
  ) {
    return [];
  }
  return [
    {
      file,
      line: 1,
      column: 1,
      message: `No sidebar contains the page, so readers only find it through links and the search. Found no \`${id}\` in ${sidebarFile}.`,
      advice: `${advisePlace(id, sidebar, sidebarFile)} If the page is meant to be outside of the sidebar, add \`displayed_sidebar: null\` to its front matter.`,
      canWait: true,
    },
  ];
}

/** Says what to write where. The place is next to the last page of the same folder. */
function advisePlace(id: string, {ids, source}: SidebarFile, sidebarFile: string): string {
  const quote = sidebarFile.endsWith('.json') ? '"' : "'";
  const added = `\`${quote}${id}${quote},\``;
  // The link of a category isn't in a list, so another page can't be next to it.
  const neighbour = ids.findLast(
    ({text, parent}) =>
      ts.isArrayLiteralExpression(parent) && path.posix.dirname(text) === path.posix.dirname(id),
  );
  if (!neighbour) {
    return `Add ${added} to the \`items\` of a category in ${sidebarFile}.`;
  }
  const {line, column} = locate(neighbour, sidebarFile);
  return `Add ${added} before \`${neighbour.getText(source)}\` in ${sidebarFile}:${line}:${column}.`;
}
