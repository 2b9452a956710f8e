import {yieldToBrowser} from '@site/src/clientModules/yieldToBrowser';

/** Time limit for the first frame, because a tab that becomes hidden while waiting gets no frame. */
const frameTimeoutMs = 300;

/** Resolves when the current state of the page has been painted. Resolves at once if the page is hidden, because it isn't painted. */
export function waitForPaint(): Promise<void> {
  return new Promise(resolve => {
    if (document.visibilityState === 'hidden') {
      resolve();
      return;
    }
    setTimeout(resolve, frameTimeoutMs);
    // The browser paints the frame after this callback, so the promise resolves in a later task.
    requestAnimationFrame(() => void yieldToBrowser().then(resolve));
  });
}
