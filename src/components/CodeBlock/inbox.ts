/** Hands events to a receiver that may come later. Of what came before it, the receiver gets the last. */
export class Inbox {
  private receive: ((event: Event) => void) | undefined;
  private missed: Event | undefined;

  /** Returns whether somebody has received the event now. */
  send(event: Event): boolean {
    if (!this.receive) {
      this.missed = event;
      return false;
    }
    this.receive(event);
    return true;
  }

  /** Says that something ended, for which events of `type` were the reason: nobody needs to hear of them any more. */
  sendEnd(event: Event, type: string): void {
    if (this.receive) {
      this.receive(event);
    } else if (this.missed?.type === type) {
      this.missed = undefined;
    }
  }

  /** Receives from now on, first the event that was missed. Returns what ends it. */
  connect(receive: (event: Event) => void): () => void {
    const {missed} = this;
    this.receive = receive;
    this.missed = undefined;
    if (missed) {
      receive(missed);
    }
    return () => {
      if (this.receive === receive) {
        this.receive = undefined;
      }
    };
  }
}
