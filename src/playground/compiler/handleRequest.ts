import type {Compiler, WorkerReply, WorkerRequest} from './protocol';

/** Calls the method that a request names. Returns the message with its result. */
export function handleRequest(compiler: Compiler, {id, method, args}: WorkerRequest): WorkerReply {
  try {
    // Each request has the arguments of its method, but TypeScript doesn't connect the two in a union.
    const call = compiler[method].bind(compiler) as (...values: unknown[]) => unknown;
    return {id, result: call(...args)};
  } catch (error) {
    return {id, error: error instanceof Error ? (error.stack ?? error.message) : String(error)};
  }
}
