import {expect, test} from 'vitest';
import {Activity} from '../client/activity';

/** Timers that fire when the test says so. */
function createTimers() {
  const handlers = new Map<number, TimerHandler>();
  const start = (handler: TimerHandler) => {
    const id = handlers.size + 1;
    handlers.set(id, handler);
    return id;
  };
  const fire = (id: number) => {
    const handler = handlers.get(id);
    if (typeof handler === 'function') {
      handler();
    }
  };
  return {
    fire,
    timers: {setTimeout: start, setInterval: start, clearTimeout: () => {}, clearInterval: () => {}},
  };
}

test('the idle time starts when nothing is left to wait for, even if the last check was long ago', () => {
  const activity = new Activity();
  const {timers, fire} = createTimers();
  const id = activity.wrapTimers(timers).setTimeout(() => {}, 10);
  expect(activity.readIdleTime(15)).toBe(0);
  // The device is busy, so the timer fires late, and the next check comes right after it.
  fire(Number(id));
  expect(activity.readIdleTime(500)).toBe(0);
  expect(activity.readIdleTime(515)).toBe(15);
  expect(activity.readIdleTime(575)).toBe(75);
});

test('a new timer ends the idle time, and clearing it starts the time anew', () => {
  const activity = new Activity();
  const {setTimeout, clearTimeout} = activity.wrapTimers(createTimers().timers);
  activity.readIdleTime(0);
  expect(activity.readIdleTime(30)).toBe(30);
  const id = setTimeout(() => {}, 10);
  expect(activity.readIdleTime(45)).toBe(0);
  clearTimeout(id);
  expect(activity.readIdleTime(60)).toBe(0);
  expect(activity.readIdleTime(80)).toBe(20);
});

test('a timer doesn’t count after `unref()`, and it can still be cleared', () => {
  const activity = new Activity();
  const {setInterval, clearInterval} = activity.wrapTimers(createTimers().timers);
  const id = setInterval(() => {}, 10);
  activity.readIdleTime(0);
  expect(activity.readIdleTime(15)).toBe(0);
  expect(Reflect.apply(Reflect.get(Object(id), 'unref') as () => unknown, id, [])).toBe(id);
  activity.readIdleTime(30);
  expect(activity.readIdleTime(45)).toBe(15);
  expect(() => clearInterval(id)).not.toThrow();
});

test('a promise keeps a run from being idle until it is settled', async () => {
  const activity = new Activity();
  let settle = () => {};
  const promise = activity.keepAlive(new Promise<void>(resolve => (settle = resolve)));
  expect(activity.readIdleTime(100)).toBe(0);
  expect(activity.readIdleTime(200)).toBe(0);
  settle();
  await promise;
  expect(activity.readIdleTime(300)).toBe(0);
  expect(activity.readIdleTime(340)).toBe(40);
});

test('a timer of more than a minute doesn’t count', () => {
  const activity = new Activity();
  activity.wrapTimers(createTimers().timers).setTimeout(() => {}, 300_000);
  activity.readIdleTime(0);
  expect(activity.readIdleTime(70)).toBe(70);
});
