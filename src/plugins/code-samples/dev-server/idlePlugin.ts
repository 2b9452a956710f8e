/** Work in the background starts after the bundler has been idle for this long, so that it doesn't slow down the compilation of pages. */
const idleDelayMs = 2000;

/** The subset of the bundler's compiler that is used here. */
type Compiler = {hooks: {done: {tap: (name: string, callback: () => void) => void}}};

/** Creates a plugin of the bundler that calls a function once, when the bundler is idle for the first time. */
export function createIdlePlugin(name: string, onIdle: () => void): {apply: (compiler: Compiler) => void} {
  return {
    apply({hooks}) {
      let timer: NodeJS.Timeout | undefined;
      let hasStarted = false;
      hooks.done.tap(name, () => {
        clearTimeout(timer);
        if (!hasStarted) {
          timer = setTimeout(() => {
            hasStarted = true;
            onIdle();
          }, idleDelayMs);
        }
      });
    },
  };
}
