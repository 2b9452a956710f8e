import {yieldToBrowser} from '../shared/yieldToBrowser';

/** How long the page waits for its first frame, which a tab that is hidden meanwhile never gets. */
const FRAME_MS = 300;

/** Waits until the page as it is now was painted. A hidden page is not painted: it doesn't wait. */
export function whenPainted(): Promise<void> {
  return new Promise(resolve => {
    if (document.visibilityState === 'hidden') {
      resolve();
      return;
    }
    setTimeout(resolve, FRAME_MS);
    // Frames are painted after their callbacks.
    requestAnimationFrame(() => void yieldToBrowser().then(resolve));
  });
}
