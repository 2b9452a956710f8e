/**
 * Resolves in a new task, so that the browser can paint and handle input first. The function posts a message instead of setting a
 * timer, because browsers delay nested timers.
 */
export function yieldToBrowser(): Promise<void> {
  return new Promise(resolve => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
