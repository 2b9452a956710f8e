import type {Source, VerifiedPage, Verifier} from './verifier';

/**
 * Verifies pages while the site is served, one batch after the other: what was added during a batch is in the next. Pages show before
 * they are verified, so that a first start doesn't wait for compilers.
 */
export class BackgroundVerification {
  readonly #verifier: Pick<Verifier, 'verifySources'>;
  readonly #onVerified: (page: VerifiedPage) => void;
  /** By file. A page that was changed again replaces what waited. */
  readonly #waiting = new Map<string, Source>();
  /** The batch that is being verified. */
  #batch: readonly Source[] = [];
  #isStarted = false;

  /** @param onVerified is called for each page of a batch when the batch is verified */
  constructor(verifier: Pick<Verifier, 'verifySources'>, onVerified: (page: VerifiedPage) => void) {
    this.#verifier = verifier;
    this.#onVerified = onVerified;
  }

  /** Adds a page, unless this text of it waits or is being verified. */
  add(source: Source): void {
    const isKnown = this.#batch.some(
      ({file, markdown}) => file === source.file && markdown === source.markdown,
    );
    if (!isKnown) {
      this.#waiting.set(source.file, source);
      void this.#verifyWaiting();
    }
  }

  /** Begins with what was added; before, pages only wait. */
  start(): void {
    this.#isStarted = true;
    void this.#verifyWaiting();
  }

  async #verifyWaiting(): Promise<void> {
    if (!this.#isStarted || this.#batch.length > 0) {
      return;
    }
    this.#batch = [...this.#waiting.values()];
    this.#waiting.clear();
    if (this.#batch.length === 0) {
      return;
    }
    try {
      const pages = await this.#verifier.verifySources(this.#batch);
      pages.forEach(this.#onVerified);
    } catch (error) {
      console.error('Code samples could not be verified.', error);
    }
    this.#batch = [];
    await this.#verifyWaiting();
  }
}
