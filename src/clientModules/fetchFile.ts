/** A download fails if no data arrives for this long. A slow connection that still sends data can take as long as it needs. */
const stallLimitMs = 15_000;

/**
 * Fetches a file as `fetch` does. Except in development, the promise or reading the body fails if no data arrives for `stallLimitMs`.
 */
export async function fetchFile(url: string, {signal, ...options}: RequestInit = {}): Promise<Response> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    // The dev server creates some files when they are requested, which has no time limit.
    if (process.env.NODE_ENV !== 'development') {
      timer = setTimeout(() => controller.abort(), stallLimitMs);
    }
  };
  const abort = (): void => {
    clearTimeout(timer);
    controller.abort(signal?.reason);
  };
  const finish = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  signal?.throwIfAborted();
  signal?.addEventListener('abort', abort);
  restartTimer();
  try {
    const response = await fetch(url, {...options, signal: controller.signal});
    if (!response.body) {
      finish();
      return response;
    }
    const observer = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        restartTimer();
        stream.enqueue(chunk);
      },
      flush: finish,
    });
    return new Response(response.body.pipeThrough(observer), response);
  } catch (error) {
    finish();
    throw error;
  }
}
