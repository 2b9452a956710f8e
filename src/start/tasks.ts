/** How long the page waits for its first frame, which a tab that is hidden meanwhile never gets. */
const FRAME_MS = 100;

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

/** Lets the browser paint and react before what follows. */
export function yieldToBrowser(): Promise<void> {
  return new Promise(resolve => {
    // A message is a task of its own and, unlike a timer, never waits.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
