import type {Source, VerifiedPage, Verifier} from '../verifier';

/**
 * Verifies pages in batches while the site is served. Pages that are added during a batch are verified in the next batch. The dev
 * server shows pages before they are verified, so that its first start doesn't have to wait for the compiler.
 */
export class BackgroundVerification {
  readonly #verifier: Pick<Verifier, 'verifySources'>;
  readonly #onVerified: (page: VerifiedPage) => void;
  /** Pages that wait for the next batch, keyed by file. If a page is added again, its new text replaces the old text. */
  readonly #waiting = new Map<string, Source>();
  /** The pages that are being verified now. */
  #batch: readonly Source[] = [];
  #isStarted = false;

  /** @param onVerified called for each page of a batch after the whole batch has been verified */
  constructor(verifier: Pick<Verifier, 'verifySources'>, onVerified: (page: VerifiedPage) => void) {
    this.#verifier = verifier;
    this.#onVerified = onVerified;
  }

  /** Adds a page to the next batch, unless the current batch already contains this page with the same text. */
  add(source: Source): void {
    const isInProgress = this.#batch.some(
      ({file, markdown}) => file === source.file && markdown === source.markdown,
    );
    if (!isInProgress) {
      this.#waiting.set(source.file, source);
      void this.#verifyWaiting();
    }
  }

  /** Starts verifying pages, including those that were added before this call. */
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
