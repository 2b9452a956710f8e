/** Time to wait before reading `document.title` after a route change. The title is set shortly after the new page is rendered. */
export const titleDelayMs = 100;
