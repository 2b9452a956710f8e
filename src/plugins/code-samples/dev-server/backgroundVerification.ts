import type {Source, VerifiedPage, Verifier} from '../verifier';

/**
 * A page that somebody opens or edits waits for the current batch, so batches are small. The next batch waits until the bundler is idle, so
 * small batches also leave the processor to the bundler sooner.
 */
const maxPagesPerBatch = 4;

/**
 * Verifies pages in batches while the site is served. Pages that are added during a batch are verified in the next batch. The dev
 * server shows pages before they are verified, so that its first start doesn't have to wait for the compiler. Pages that are open in a
 * browser don't wait for the others.
 */
export class BackgroundVerification {
  readonly #verifier: Pick<Verifier, 'verifySources'>;
  readonly #onVerified: (page: VerifiedPage) => void;
  /** Pages that wait for the next batch, keyed by file. If a page is added again, its new text replaces the old text. */
  readonly #waiting = new Map<string, Source>();
  /** The waiting pages that are open in a browser. They are a batch of their own before all others. */
  readonly #open = new Set<string>();
  /** The pages that are being verified now. */
  #batch: readonly Source[] = [];
  #isStarted = false;
  /** Whether the terminal says that samples are being checked. It only does for several pages, as after a start. */
  #isAnnounced = false;
  #whenIdle: (() => Promise<void>) | undefined;

  /** @param onVerified called for each page of a batch after the whole batch has been verified */
  constructor(verifier: Pick<Verifier, 'verifySources'>, onVerified: (page: VerifiedPage) => void) {
    this.#verifier = verifier;
    this.#onVerified = onVerified;
  }

  /**
   * Adds a page to the next batch, unless the current batch already contains this page with the same text.
   * @param isOpen whether the page is open in a browser
   */
  add(source: Source, isOpen = false): void {
    const isInProgress = this.#batch.some(
      ({file, markdown}) => file === source.file && markdown === source.markdown,
    );
    if (!isInProgress) {
      this.#waiting.set(source.file, source);
      if (isOpen) {
        this.#open.add(source.file);
      }
      void this.#verifyWaiting();
    }
  }

  /**
   * Starts verifying pages, including those that were added before this call.
   * @param whenIdle waits until the bundler is idle; pages that aren't open in a browser wait for it
   */
  start(whenIdle?: () => Promise<void>): void {
    this.#isStarted = true;
    this.#whenIdle = whenIdle;
    void this.#verifyWaiting();
  }

  async #verifyWaiting(): Promise<void> {
    if (!this.#isStarted || this.#batch.length > 0) {
      return;
    }
    const waiting = [...this.#waiting.values()];
    this.#announce(waiting.length);
    const isOpen = this.#open.size > 0;
    this.#batch = isOpen
      ? waiting.filter(({file}) => this.#open.has(file))
      : waiting.slice(0, maxPagesPerBatch);
    this.#batch.forEach(({file}) => this.#waiting.delete(file));
    this.#open.clear();
    if (this.#batch.length === 0) {
      return;
    }
    try {
      const pages = await this.#verifier.verifySources(this.#batch, isOpen ? undefined : this.#whenIdle);
      pages.forEach(this.#onVerified);
    } catch (error) {
      console.error('Code samples could not be verified.', error);
    }
    this.#batch = [];
    await this.#verifyWaiting();
  }

  #announce(waitingPages: number): void {
    if (!this.#isAnnounced && waitingPages > 1) {
      console.log(
        `Checking the code samples of ${waitingPages} pages. Mistakes appear here and in the browser.`,
      );
      this.#isAnnounced = true;
    } else if (this.#isAnnounced && waitingPages === 0) {
      console.log('The code samples of all pages have been checked.');
      this.#isAnnounced = false;
    }
  }
}
