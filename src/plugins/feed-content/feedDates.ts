/** The dates of a post in the names that the library for feeds has for them. */
export type FeedDates = {
  /** When the post was last changed: `updated` in Atom, `date_modified` in JSON Feed. */
  date: Date;
  /** When the post appeared: `published` in Atom, `date_published` in JSON Feed, `pubDate` in RSS. */
  published: Date;
};

/** Dates of a post. `updated` is in milliseconds; without it, the post hasn't changed since it appeared. */
export function createFeedDates(published: Date, updated: number | null | undefined): FeedDates {
  return {published, date: typeof updated === 'number' ? new Date(updated) : published};
}
