/** Time to wait after a route change before reading `document.title`, which is set shortly after the new page is rendered. */
export const titleDelayMs = 100;
