/** Delay after a route change until `document.title` is that of the new page, because it's set some time after the page is rendered. */
export const titleDelayMs = 100;
