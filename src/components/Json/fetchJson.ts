/** A download fails if no data arrives for this long. A slow connection that still sends data can take as long as it needs. */
const stallLimitMs = 15_000;

/** Fetches a JSON file. Fails if the server sends an error or, except in development, no data for `stallLimitMs`. */
export async function fetchJson(url: string): Promise<unknown> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    // The dev server creates some files when they are requested, which has no time limit.
    if (process.env.NODE_ENV !== 'development') {
      timer = setTimeout(() => controller.abort(), stallLimitMs);
    }
  };
  restartTimer();
  try {
    const response = await fetch(url, {signal: controller.signal});
    if (!response.ok) {
      throw new Error(`Couldn't load ${url}: the server sent status ${response.status}.`);
    }
    const observer = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        restartTimer();
        stream.enqueue(chunk);
      },
    });
    return await new Response(response.body?.pipeThrough(observer)).json();
  } finally {
    clearTimeout(timer);
  }
}
