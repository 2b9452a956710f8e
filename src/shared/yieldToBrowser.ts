/** Lets the browser paint, and answer its reader, before what follows. A message is a task of its own and, unlike a timer, never waits. */
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
