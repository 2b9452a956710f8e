import type {SiteFiles} from './siteFiles';

/** The pages that don't compare their code with that of an earlier docs version. The browser tests read this list. */
const listFile = 'e2e/data/withoutChanges.json';

export async function addToPagesWithoutChanges(files: SiteFiles, route: string): Promise<void> {
  await changeList(files, routes => [...routes, route].sort());
}

export async function removeFromPagesWithoutChanges(files: SiteFiles, route: string): Promise<void> {
  await changeList(files, routes => routes.filter(listed => listed !== route));
}

/** Has to be called after a route in the list has changed. */
export async function sortPagesWithoutChanges(files: SiteFiles): Promise<void> {
  await changeList(files, routes => routes.toSorted());
}

async function changeList(files: SiteFiles, change: (routes: string[]) => string[]): Promise<void> {
  if (files.exists(listFile)) {
    await files.writeJson(listFile, change(files.readJson<string[]>(listFile)));
  }
}
