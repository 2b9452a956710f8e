import {describe, expect, it} from 'vitest';
import {Inbox} from '../inbox';

describe('Inbox', () => {
  const [first, second, third] = ['focus', 'keydown', 'click'].map(type => new Event(type));

  function send(inbox: Inbox, event: Event | undefined): boolean {
    return event !== undefined && inbox.send(event);
  }

  it('hands over the last event that came before the receiver, once, and all after it', () => {
    const inbox = new Inbox();
    const received: Event[] = [];
    expect([send(inbox, first), send(inbox, second)]).toEqual([false, false]);
    const end = inbox.connect(event => received.push(event));
    expect(received).toEqual([second]);
    expect(send(inbox, third)).toBe(true);
    expect(received).toEqual([second, third]);
    end();
    expect(send(inbox, first)).toBe(false);
    inbox.connect(event => received.push(event));
    expect(received).toEqual([second, third, first]);
  });

  it('forgets a pointer that has left, and nothing else', () => {
    const inbox = new Inbox();
    const received: string[] = [];
    inbox.send(new Event('pointermove'));
    inbox.sendEnd(new Event('pointerout'), 'pointermove');
    inbox.connect(event => received.push(event.type))();
    expect(received).toEqual([]);
    inbox.send(new Event('keydown'));
    inbox.sendEnd(new Event('pointerout'), 'pointermove');
    inbox.connect(event => received.push(event.type));
    inbox.sendEnd(new Event('pointerout'), 'pointermove');
    expect(received).toEqual(['keydown', 'pointerout']);
  });

  it('keeps a receiver that came after the one that leaves', () => {
    const inbox = new Inbox();
    const received: Event[] = [];
    const end = inbox.connect(() => {});
    inbox.connect(event => received.push(event));
    end();
    expect(send(inbox, first)).toBe(true);
    expect(received).toEqual([first]);
  });
});
