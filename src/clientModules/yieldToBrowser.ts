/**
 * Resolves in a new task, so that the browser can paint and handle input first. The new task comes from a message and not from a timer,
 * because browsers delay nested timers.
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
