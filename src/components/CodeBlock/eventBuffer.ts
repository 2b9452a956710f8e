/** Passes events on to a receiver. Before a receiver connects, the buffer keeps the latest event, and delivers it on connection. */
export class EventBuffer {
  private receive: ((event: Event) => void) | undefined;
  private pending: Event | undefined;

  /** Delivers or buffers an event. Returns whether the event was delivered. */
  send(event: Event): boolean {
    if (!this.receive) {
      this.pending = event;
      return false;
    }
    this.receive(event);
    return true;
  }

  /** Delivers an event that cancels events of type `cancelledType`. If there is no receiver, drops a buffered event of that type. */
  sendCancellation(event: Event, cancelledType: string): void {
    if (this.receive) {
      this.receive(event);
    } else if (this.pending?.type === cancelledType) {
      this.pending = undefined;
    }
  }

  /** Connects a receiver and delivers the buffered event to it. Returns a function that disconnects the receiver. */
  connect(receive: (event: Event) => void): () => void {
    const {pending} = this;
    this.receive = receive;
    this.pending = undefined;
    if (pending) {
      receive(pending);
    }
    return () => {
      if (this.receive === receive) {
        this.receive = undefined;
      }
    };
  }
}
