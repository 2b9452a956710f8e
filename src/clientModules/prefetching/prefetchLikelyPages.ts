// Prefetches the pages that a reader is likely to open next. It is loaded when the browser is idle, because the first page doesn't need it.
import siteConfig from '@generated/docusaurus.config';
import {pageSizesPath, type PageSizes} from '@site/src/shared/pageSizes';
import {Budget} from './Budget';
import {listLikelyPages} from './listLikelyPages';

/** How many bytes each page may prefetch. Together with the file of sizes and this script, this is less than 30 kB. */
const limit = 27_000;

let loading: Promise<Budget> | undefined;

/** Prefetches pages one after the other until the budget is used up. Stops when the reader opens another page. */
export async function prefetchLikelyPages(
  seenPaths: ReadonlySet<string>,
  prefetch: (path: string) => false | Promise<unknown>,
): Promise<void> {
  loading ??= loadBudget().catch((error: unknown) => {
    // The next page tries again.
    loading = undefined;
    throw error;
  });
  const budget = await loading;
  const {pathname} = window.location;
  budget.open(pathname);
  for (const path of listLikelyPages(seenPaths)) {
    if (window.location.pathname !== pathname) {
      return;
    }
    if (budget.take(path)) {
      await prefetch(path);
    }
  }
}

async function loadBudget(): Promise<Budget> {
  const response = await fetch(siteConfig.baseUrl + pageSizesPath);
  // TypeScript doesn't know that the plugin loaded-files writes a value of this type.
  return new Budget((await response.json()) as PageSizes, limit);
}
