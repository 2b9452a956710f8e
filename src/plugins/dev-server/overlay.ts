import path from 'node:path';
import {readMarkdownError} from './markdownError';
import {prependMiddleware, type Client, type DevServer, type Middleware} from './middleware';

/** An error of the bundler as the dev server sends it to browsers. */
type BundlerError = {message: string; moduleName?: string; loc?: string};

type Stats = {
  compilation: {errors: Error[]};
  toJson: (options: object) => {errors?: BundlerError[]};
};

type Compiler = {
  hooks: {
    invalid: {tap: (name: string, callback: () => void) => void};
    done: {tap: (name: string, callback: (stats: Stats) => void) => void};
  };
};

/**
 * Whether the overlay shows an error that was thrown in the browser. A module that couldn't be compiled throws as well, even when its file has
 * been fixed, because browsers apply all updates one after the other. The dev server sends the source of this function to browsers.
 */
const isRuntimeError = (error: Error) => !/Module build failed|Cannot find module/.test(error.message);

/**
 * Shows messages in the dev server's own overlay, without waiting for the bundler. The dev server closes the overlay whenever the bundler
 * starts and ends, so the messages are sent again afterwards.
 */
export class Overlay {
  readonly #siteDir: string;
  #server: DevServer | undefined;
  #isListening = false;
  /** The messages of each file, keyed by its path relative to the site's folder. */
  #messages: ReadonlyMap<string, readonly string[]> = new Map();
  #bundlerErrors: BundlerError[] = [];
  /** Browsers only get a message that closes the overlay if it's open. */
  #isOpen = false;

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /**
   * Returns configuration for a plugin's `configureWebpack`.
   * @param middleware called before the dev server's own middlewares
   */
  getConfig(middleware: Middleware) {
    const {devServer} = prependMiddleware(middleware, server => {
      this.#server = server;
    });
    return {
      plugins: [{apply: (compiler: Compiler) => this.#watchBundler(compiler)}],
      devServer: {...devServer, client: {overlay: {runtimeErrors: isRuntimeError}}},
    };
  }

  /** Replaces the messages in the overlay. Without messages, the overlay closes unless the bundler has errors in other files. */
  show(messages: ReadonlyMap<string, readonly string[]>): void {
    this.#messages = messages;
    this.#send();
  }

  #watchBundler(compiler: Compiler): void {
    // The dev server adds its functions to the same hooks later, so these functions are called first. `setImmediate` waits for the others.
    compiler.hooks.invalid.tap('overlay', () => {
      setImmediate(() => this.#messages.size > 0 && this.#send());
    });
    compiler.hooks.done.tap('overlay', stats => {
      this.#bundlerErrors = (stats.toJson({all: false, errors: true}).errors ?? []).map(error => ({
        ...error,
        message: readMarkdownError(error.message) ?? error.message,
      }));
      this.#shortenErrors(stats.compilation.errors);
      this.#isOpen = this.#bundlerErrors.length > 0;
      setImmediate(() => {
        this.#listen();
        if (this.#messages.size > 0) {
          this.#send();
        }
      });
    });
  }

  /** Sends the messages to each page that is opened from now on. */
  #listen(): void {
    const sockets = this.#server?.webSocketServer;
    if (sockets && !this.#isListening) {
      this.#isListening = true;
      sockets.implementation.on('connection', client => {
        // The dev server responds to the same event with the errors of the bundler.
        setImmediate(() => this.#messages.size > 0 && this.#send([client]));
      });
    }
  }

  #send(clients: readonly Client[] = this.#server?.webSocketServer?.clients ?? []): void {
    const errors = [
      ...[...this.#messages.values()].flat(),
      ...this.#bundlerErrors.filter(error => !this.#isRepeated(error)),
    ];
    // Without this message, the overlay would add the errors to those that it already shows. The name means that nothing has to be reloaded.
    if (this.#isOpen || errors.length > 0) {
      this.#server?.sendMessage(clients, 'still-ok');
    }
    if (errors.length > 0) {
      this.#server?.sendMessage(clients, 'errors', errors);
    }
    this.#isOpen = errors.length > 0;
  }

  /**
   * Whether a message has already told why a file doesn't compile. If the error consists of several problems with positions, the messages
   * have to contain all of them.
   */
  #isRepeated({message, moduleName = ''}: BundlerError): boolean {
    const messages = this.#messages.get(this.#getFile(moduleName));
    const problems = message.match(/^\S+:\d+:\d+: error.*$/gm) ?? [];
    return (
      messages !== undefined && problems.every(problem => messages.some(known => known.includes(problem)))
    );
  }

  /** Returns the path of a module relative to the site's folder, without its query. */
  #getFile(moduleName: string): string {
    const name = moduleName.replace(/^.*!/, '').replace(/\?.*$/, '');
    return path.posix.relative(this.#siteDir, path.posix.resolve(this.#siteDir, name));
  }

  /** Renders the first lines of the messages about a file. The terminal has shown the messages before, perhaps many lines above. */
  #renderReminder(file: string): string {
    const problems = (this.#messages.get(file) ?? []).map(message => `  ${message.split('\n', 1)[0]}`);
    return [`${file} isn't compiled until its problems are fixed:`, ...problems].join('\n');
  }

  /**
   * Shortens the errors of Markdown files for the terminal. They contain the same message three times, JSON and a stack trace. `errors` are
   * in the same order as the errors in JSON.
   */
  #shortenErrors(errors: Error[]): void {
    this.#bundlerErrors.forEach((error, index) => {
      const message = this.#isRepeated(error)
        ? this.#renderReminder(this.#getFile(error.moduleName ?? ''))
        : error.message;
      if (errors[index] && readMarkdownError(errors[index].message) !== undefined) {
        // The bundler copies errors, so changing the message of the object would have no effect.
        errors.splice(index, 1, new Error(message));
      }
    });
  }
}
