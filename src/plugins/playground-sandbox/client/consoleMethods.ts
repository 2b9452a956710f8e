import {formatOutput} from './formatting';

export type Level = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** Creates the `console` of a run. `print` receives formatted texts. */
export function createConsole(print: (level: Level, text: string) => void): object {
  let indentation = '';
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  const write = (level: Level, values: readonly unknown[]) =>
    print(level, formatOutput(values).replace(/^/gm, indentation));
  const at =
    (level: Level) =>
    (...values: unknown[]) =>
      write(level, values);
  const group = (...values: unknown[]) => {
    if (values.length > 0) {
      write('log', values);
    }
    indentation += '  ';
  };
  const measure = (label: string) =>
    `${label}: ${(performance.now() - (times.get(label) ?? 0)).toFixed(1)}ms`;
  return {
    log: at('log'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    debug: at('debug'),
    trace: at('error'),
    dir: (value: unknown) => write('log', [value]),
    table: (value: unknown) => write('log', [value]),
    assert: (condition: unknown, ...values: unknown[]) => {
      if (!condition) {
        write('error', ['Assertion failed', ...values]);
      }
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indentation = indentation.slice(2);
    },
    count: (label = 'default') => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      write('log', [`${label}: ${counts.get(label)}`]);
    },
    countReset: (label = 'default') => void counts.delete(label),
    time: (label = 'default') => void times.set(label, performance.now()),
    timeLog: (label = 'default') => write('log', [measure(label)]),
    timeEnd: (label = 'default') => {
      write('log', [measure(label)]);
      times.delete(label);
    },
    clear: () => undefined,
  };
}
