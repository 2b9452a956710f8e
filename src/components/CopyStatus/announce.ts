let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Time before the message is added, in milliseconds. Screen readers only announce changes of a region that they already know. */
const announceAfterMs = 50;
const removeAfterMs = 5_000;

/** Lets screen readers announce a message. The whole page has one status region for this. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  const status = region;
  // Without this, announcing the same message twice would change nothing.
  status.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = message;
    timer = setTimeout(() => {
      status.textContent = '';
    }, removeAfterMs);
  }, announceAfterMs);
}
