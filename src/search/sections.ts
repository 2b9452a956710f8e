/** A section of the sidebar, and the number of hits in it. */
export type SectionCount = {name: string; count: number};

/** Sorts sections by their number of hits. Sections with the same number are in alphabetical order. */
export function sortSections(counts: Readonly<Record<string, number>>): SectionCount[] {
  return Object.entries(counts)
    .map(([name, count]) => ({name, count}))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
