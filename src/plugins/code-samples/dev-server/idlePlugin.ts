import {setImmediate as nextTurn} from 'node:timers/promises';

/** Work in the background starts after the bundler has been idle for this long, because somebody usually opens a page after a start. */
const firstDelayMs = 2000;

/** After a page has been compiled, the browser needs this time to show it. */
const delayMs = 300;

/** The subset of the bundler's compiler that is used here. */
type Compiler = {
  hooks: Record<'invalid' | 'watchRun' | 'done', {tap: (name: string, callback: () => void) => void}>;
};

/** Waits until the bundler has nothing to do. */
export type WhenIdle = () => Promise<void>;

/**
 * Creates a plugin of the bundler that calls a function once, when the bundler is idle for the first time. The function gets another
 * function, which it calls between parts of its work: it waits for the bundler if somebody has opened or edited a page in the meantime.
 */
export function createIdlePlugin(
  name: string,
  onIdle: (whenIdle: WhenIdle) => void,
): {apply: (compiler: Compiler) => void} {
  return {
    apply({hooks}) {
      let timer: NodeJS.Timeout | undefined;
      let isIdle = false;
      let hasStarted = false;
      let waiting: (() => void)[] = [];
      const whenIdle = async () => {
        // Lets the server respond to requests, which can start the bundler.
        await nextTurn();
        while (!isIdle) {
          await new Promise<void>(resolve => waiting.push(resolve));
        }
      };
      const pause = () => {
        clearTimeout(timer);
        isIdle = false;
      };
      // The bundler is invalid as soon as a page is requested for the first time, before it starts to compile the page.
      hooks.invalid.tap(name, pause);
      hooks.watchRun.tap(name, pause);
      hooks.done.tap(name, () => {
        clearTimeout(timer);
        timer = setTimeout(
          () => {
            isIdle = true;
            waiting.forEach(resume => resume());
            waiting = [];
            if (!hasStarted) {
              hasStarted = true;
              onIdle(whenIdle);
            }
          },
          hasStarted ? delayMs : firstDelayMs,
        );
      });
    },
  };
}
