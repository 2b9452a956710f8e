/** Scrolls the sidebar to the link to this page, without moving the page itself. */
export function showCurrentPage(): void {
  const link = document.querySelector<HTMLElement>('aside [aria-current=page]');
  const scroller = link?.closest<HTMLElement>('nav');
  if (link && scroller) {
    const box = link.getBoundingClientRect();
    const view = scroller.getBoundingClientRect();
    if (box.bottom > view.bottom || box.top < view.top) {
      scroller.scrollTop += box.top - view.top - view.height / 2;
    }
  }
}
