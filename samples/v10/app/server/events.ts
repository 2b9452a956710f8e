import { EventEmitter } from 'node:events';
import type { Task } from './db';

export const taskEvents = new EventEmitter<{ change: [Task] }>();

// Every open subscription adds a listener, so there is no sensible limit.
taskEvents.setMaxListeners(0);
