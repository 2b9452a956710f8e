import type {Service, Sources} from './options';

/** A service whose sources are known. */
export type ResolvedService = {marker?: string | undefined; sources: Sources};

/** Reads the sources of all services from the global data of the plugins. */
export function resolveServices(
  services: readonly Service[],
  globalData: Record<string, unknown>,
): ResolvedService[] {
  return services.map(({marker, sources}) => ({
    marker,
    sources: (typeof sources === 'function' ? sources(globalData) : sources) ?? {},
  }));
}

/** Collects the sources that a page with these markers needs, by directive. */
export function collectSources(services: readonly ResolvedService[], markers: readonly string[]): Sources {
  const collected: Sources = {};
  for (const {marker, sources} of services) {
    if (marker === undefined || markers.includes(marker)) {
      for (const [directive, values] of Object.entries(sources)) {
        collected[directive] = [...(collected[directive] ?? []), ...values];
      }
    }
  }
  return collected;
}
