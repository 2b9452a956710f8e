import {describe, expect, it} from 'vitest';
import {EventBuffer} from '../eventBuffer';

describe('EventBuffer', () => {
  const [first, second, third] = ['focus', 'keydown', 'click'].map(type => new Event(type));

  function send(eventBuffer: EventBuffer, event: Event | undefined): boolean {
    return event !== undefined && eventBuffer.send(event);
  }

  it('delivers only the latest event from before the connection, and every event after it', () => {
    const eventBuffer = new EventBuffer();
    const received: Event[] = [];
    expect([send(eventBuffer, first), send(eventBuffer, second)]).toEqual([false, false]);
    const disconnect = eventBuffer.connect(event => received.push(event));
    expect(received).toEqual([second]);
    expect(send(eventBuffer, third)).toBe(true);
    expect(received).toEqual([second, third]);
    disconnect();
    expect(send(eventBuffer, first)).toBe(false);
    eventBuffer.connect(event => received.push(event));
    expect(received).toEqual([second, third, first]);
  });

  it('drops a buffered event only if its type is cancelled', () => {
    const eventBuffer = new EventBuffer();
    const received: string[] = [];
    eventBuffer.send(new Event('pointermove'));
    eventBuffer.sendCancellation(new Event('pointerout'), 'pointermove');
    eventBuffer.connect(event => received.push(event.type))();
    expect(received).toEqual([]);
    eventBuffer.send(new Event('keydown'));
    eventBuffer.sendCancellation(new Event('pointerout'), 'pointermove');
    eventBuffer.connect(event => received.push(event.type));
    eventBuffer.sendCancellation(new Event('pointerout'), 'pointermove');
    expect(received).toEqual(['keydown', 'pointerout']);
  });

  it('keeps the current receiver when an earlier receiver disconnects', () => {
    const eventBuffer = new EventBuffer();
    const received: Event[] = [];
    const disconnect = eventBuffer.connect(() => {});
    eventBuffer.connect(event => received.push(event));
    disconnect();
    expect(send(eventBuffer, first)).toBe(true);
    expect(received).toEqual([first]);
  });
});
