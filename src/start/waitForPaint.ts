import {yieldToBrowser} from '../shared/yieldToBrowser';

/** Time limit for the first frame. A tab that is hidden while waiting never gets a frame. */
const frameTimeoutMs = 300;

/** Waits until the current state of the page has been painted. Resolves at once if the page is hidden, because it isn't painted then. */
export function waitForPaint(): Promise<void> {
  return new Promise(resolve => {
    if (document.visibilityState === 'hidden') {
      resolve();
      return;
    }
    setTimeout(resolve, frameTimeoutMs);
    // The browser paints a frame after its callbacks, so another task has to pass.
    requestAnimationFrame(() => void yieldToBrowser().then(resolve));
  });
}
