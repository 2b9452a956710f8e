import type {PageProjects, SampleProject} from './siteProjects';

/**
 * Describes how many samples of each docs version can be edited. With `withReasons`, it also lists the other samples with their positions
 * and reasons.
 */
export function describeEditableSamples(
  pages: readonly PageProjects[],
  versionNames: readonly string[],
  {withReasons = false} = {},
): string[] {
  return versionNames.flatMap(name => {
    const samples = pages.flatMap(({file, samples: own}) =>
      own.filter(({version}) => version === name).map(sample => ({file, ...sample})),
    );
    const editable = samples.filter(({reference}) => reference !== undefined).length;
    const share = samples.length === 0 ? 100 : Math.floor((100 * editable) / samples.length);
    return [
      `${name.padStart(4)}  ${editable} of ${samples.length} samples can be edited (${share} %)`,
      ...(withReasons
        ? pages
            .flatMap(page =>
              listReasons(
                page.file,
                page.samples.filter(({version}) => version === name),
              ),
            )
            .map(line => `      ${line}`)
        : []),
    ];
  });
}

/** Lists why samples of a page can't be edited, with the positions. A reason that several samples share is listed once, with their number. */
export function listReasons(file: string, samples: readonly SampleProject[]): string[] {
  const reasons = new Map<string, {reason: string; count: number}>();
  for (const {notEditable} of samples) {
    if (notEditable) {
      const {reason, position} = notEditable;
      const place = `${file}:${position.line}:${position.column}`;
      const known = reasons.get(place);
      reasons.set(place, {reason: known?.reason ?? reason, count: (known?.count ?? 0) + 1});
    }
  }
  return [...reasons].map(
    ([place, {reason, count}]) => `${place}: ${reason}${count > 1 ? ` (${count} samples)` : ''}`,
  );
}
