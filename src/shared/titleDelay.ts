/** Milliseconds after a change of the route until the title of the new page is in the document, which is written after the page itself. */
export const titleDelay = 100;
