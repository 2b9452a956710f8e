/** The dates of a post. The property names are those of the package `feed`. */
export type FeedDates = {
  /** Date of the last change. This is `updated` in Atom and `date_modified` in JSON Feed. */
  date: Date;
  /** Date of publication. This is `published` in Atom, `date_published` in JSON Feed and `pubDate` in RSS. */
  published: Date;
};

/**
 * Creates the dates of a post. `updatedMs` is a Unix time in milliseconds. If it's null or undefined, both dates are the date of
 * publication.
 */
export function createFeedDates(published: Date, updatedMs: number | null | undefined): FeedDates {
  return {published, date: typeof updatedMs === 'number' ? new Date(updatedMs) : published};
}
