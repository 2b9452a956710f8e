import type {CompilerFile} from '../../shared/playgroundFiles';
import {downloadFile} from './download';
import type {Compiler, WorkerMessage, WorkerReply, WorkerRequest} from './protocol';

type Pending = {resolve: (result: unknown) => void; reject: (error: Error) => void};

/** The files that a compiler consists of. */
export type CompilerFiles = {worker: CompilerFile; declarations: CompilerFile};

/** Connects the editor with the compiler, which runs in a worker. Requests wait until the worker has loaded. */
export class CompilerClient {
  readonly #pending = new Map<number, Pending>();
  #nextId = 1;
  #worker: Worker | undefined;
  #problem: Error | undefined;
  #canCompile = false;
  /** Resolves when the compiler can handle requests. Rejects if a file can't be loaded. */
  readonly ready: Promise<void>;

  /**
   * @param baseUrl the site's base URL, which ends with a slash
   * @param onProgress receives the number of loaded bytes and their total
   */
  constructor(files: CompilerFiles, baseUrl: string, onProgress: (loaded: number, total: number) => void) {
    this.ready = this.#start(files, baseUrl, onProgress).catch((error: unknown) => {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
      throw this.#problem;
    });
    // Callers that don't wait for the compiler have no handler for its error.
    this.ready.catch(() => undefined);
  }

  /** Sends a request to the compiler. Rejects if the compiler fails or is closed. */
  async call<Method extends keyof Compiler>(
    method: Method,
    ...args: Parameters<Compiler[Method]>
  ): Promise<ReturnType<Compiler[Method]>> {
    await this.ready;
    if (this.#problem) {
      throw this.#problem;
    }
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      // The worker replies with the result of this method.
      this.#pending.set(id, {resolve: result => resolve(result as ReturnType<Compiler[Method]>), reject});
      this.#post({id, method, args} as WorkerRequest);
    });
  }

  /** Whether the worker has loaded and still runs. */
  get canCompile(): boolean {
    return this.#canCompile;
  }

  /** Stops the worker. */
  close(): void {
    this.#fail(new Error('The compiler is closed.'));
  }

  async #start(
    {worker, declarations}: CompilerFiles,
    baseUrl: string,
    onProgress: (loaded: number, total: number) => void,
  ): Promise<void> {
    const loaded = [0, 0];
    const report = (index: number) => (bytes: number) => {
      loaded[index] = bytes;
      onProgress((loaded[0] ?? 0) + (loaded[1] ?? 0), worker.size + declarations.size);
    };
    // Workers don't report how much of their script has been loaded. After this download, the script comes from the browser's cache.
    const [, bytes] = await Promise.all([
      downloadFile(`${baseUrl}${worker.path}`, report(0)),
      downloadFile(`${baseUrl}${declarations.path}`, report(1)),
    ]);
    if (this.#problem) {
      throw this.#problem;
    }
    await this.#startWorker(`${baseUrl}${worker.path}`, bytes);
  }

  #startWorker(url: string, declarations: ArrayBuffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(url, {name: 'playground-compiler'});
      this.#worker = worker;
      worker.addEventListener('error', event => {
        const error = new Error(event.message || 'The worker of the compiler failed.');
        reject(error);
        this.#fail(error);
      });
      worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
        if ('isReady' in data) {
          this.#canCompile = true;
          resolve();
        } else if ('failed' in data) {
          reject(new Error(data.failed));
        } else {
          this.#settle(data);
        }
      });
      this.#post({declarations}, [declarations]);
    });
  }

  #post(message: WorkerMessage, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  #settle(reply: Extract<WorkerReply, {id: number}>): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('error' in reply) {
      pending?.reject(new Error(reply.error));
    } else {
      pending?.resolve(reply.result);
    }
  }

  #fail(error: Error): void {
    this.#problem ??= error;
    this.#canCompile = false;
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const {reject} of this.#pending.values()) {
      reject(this.#problem);
    }
    this.#pending.clear();
  }
}
