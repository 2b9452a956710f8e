import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Lists the category pages of a sidebar, including those of nested categories. */
export function listCategoryPages(items: readonly SidebarItem[]): {permalink: string; slug: string}[] {
  return items.flatMap(item => {
    if (item.type !== 'category') {
      return [];
    }
    const nested = listCategoryPages(item.items);
    return item.link?.type === 'generated-index' ? [item.link, ...nested] : nested;
  });
}

/** Finds the line that sets the slug of a category page in a sidebar file. Returns undefined if the file doesn't contain the slug. */
export function findCategoryLine(text: string, slug: string): number | undefined {
  const index = text.split('\n').findIndex(line => readSlug(line) === slug);
  return index === -1 ? undefined : index + 1;
}

/** Reads `slug: '/server'` in a TypeScript file, or `"slug": "/server"` in a JSON file. */
function readSlug(line: string): string | undefined {
  return /(?:\bslug|"slug"): *(['"])(.*?)\1/.exec(line)?.[2];
}
