/** Returns what a site becomes after one of its plugins has been reloaded. */
type Reload<Site, Id> = (site: Site, plugin: Id) => Promise<Site>;

/**
 * Returns a function that waits until the calls before have ended, and then continues with the site that they returned. The caller's site
 * can be older, because it's the one from before the wait. If a plugin is already waiting, a second call for it returns the same result,
 * because one reload reads all changes.
 */
export function putInOrder<Site extends object, Id>(reload: Reload<Site, Id>): Reload<Site, Id> {
  const newerSites = new WeakMap<Site, Site>();
  const waiting = new Map<string, {site: Site; result: Promise<Site>}>();
  let last: Promise<unknown> = Promise.resolve();
  return (site, plugin) => {
    const key = JSON.stringify(plugin);
    const same = waiting.get(key);
    if (same?.site === site) {
      return same.result;
    }
    const result = last.then(async () => {
      waiting.delete(key);
      const newest = findNewest(site, newerSites);
      const reloaded = await reload(newest, plugin);
      newerSites.set(newest, reloaded);
      return reloaded;
    });
    waiting.set(key, {site, result});
    // If a plugin can't be reloaded, for example because of a mistake in a page, the others still are.
    last = result.catch(() => undefined);
    return result;
  };
}

function findNewest<Site extends object>(site: Site, newerSites: WeakMap<Site, Site>): Site {
  const newer = newerSites.get(site);
  return newer ? findNewest(newer, newerSites) : site;
}
