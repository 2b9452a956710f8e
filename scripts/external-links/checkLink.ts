export type LinkResult = {
  /**
   * `works`: the server sends the page.
   * `broken`: the page is gone, the server has an error, or it doesn't respond.
   * `undecided`: the server refuses programs or limits their requests, so only a person can check the link.
   * `unchecked`: the time limit for all links was reached before.
   */
  state: 'works' | 'broken' | 'undecided' | 'unchecked';
  /** What the server sent, such as `status 404`. */
  detail: string;
  /** Where the page has moved permanently. */
  movedTo?: string;
};

export type Limits = {
  /** How often a link is requested if the server limits requests, has an error or doesn't respond. */
  attempts: number;
  /** How long a server may take to respond. */
  responseMs: number;
  /** The wait before the second attempt. It doubles for each further attempt. */
  backOffMs: number;
  /** A server that asks for a longer wait is left alone. */
  maxWaitMs: number;
  /** Resolves after so many milliseconds. Tests replace it. */
  wait: (ms: number) => Promise<unknown>;
};

type Response = {status: number; location: string | null; retryAfter: string | null};

const maxRedirects = 10;

/** Requests a link, and again after a while if the problem might be temporary. */
export async function checkLink(url: string, limits: Limits): Promise<LinkResult> {
  for (let attempt = 1; ; attempt++) {
    const {result, isTemporary, retryAfter} = await tryLink(url, limits);
    if (!isTemporary || attempt === limits.attempts) {
      return attempt > 1 && result.state !== 'works'
        ? {...result, detail: `${result.detail} in ${attempt} attempts`}
        : result;
    }
    const waitMs = readRetryAfter(retryAfter) ?? limits.backOffMs * 2 ** (attempt - 1);
    if (waitMs > limits.maxWaitMs) {
      return {...result, detail: `${result.detail}, which asks to wait for ${Math.ceil(waitMs / 1000)} s`};
    }
    await limits.wait(waitMs);
  }
}

type Attempt = {
  result: LinkResult;
  /** Whether the same request might succeed later. */
  isTemporary: boolean;
  retryAfter?: string | null;
};

/** Requests a link once, and follows its redirects. */
async function tryLink(url: string, {responseMs}: Limits): Promise<Attempt> {
  let current = url;
  let movedTo: string | undefined;
  let isMoved = true;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    let response: Response;
    try {
      response = await send(current, responseMs);
    } catch (error) {
      return {result: {state: 'broken', detail: describeError(error, responseMs)}, isTemporary: true};
    }
    const {status, location, retryAfter} = response;
    if (status < 300 || status > 399 || location === null || !URL.canParse(location, current)) {
      const result = {...judge(status), ...(movedTo !== undefined && {movedTo})};
      return {result, isTemporary: status === 429 || (status >= 500 && status <= 599), retryAfter};
    }
    current = new URL(location, current).href;
    // After a temporary redirect, the next address can change again.
    isMoved &&= status === 301 || status === 308;
    movedTo = isMoved ? current : movedTo;
  }
  return {result: {state: 'broken', detail: `more than ${maxRedirects} redirects`}, isTemporary: false};
}

async function send(url: string, responseMs: number): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    // Some servers refuse requests without these headers, or send an error for HEAD requests.
    headers: {accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; external-links)'},
    signal: AbortSignal.timeout(responseMs),
  });
  await response.body?.cancel();
  const {status, headers} = response;
  return {status, location: headers.get('location'), retryAfter: headers.get('retry-after')};
}

function judge(status: number): LinkResult {
  const detail = `status ${status}`;
  if (status < 300) {
    return {state: 'works', detail};
  }
  // Servers send other statuses from 400 to 499, and sometimes 999, to programs although people can open the page.
  const isRefusal = status >= 400 && (status < 500 || status > 599) && status !== 404 && status !== 410;
  return {state: isRefusal ? 'undecided' : 'broken', detail};
}

/** Returns the wait in milliseconds that a `Retry-After` header states, either in seconds or as a date. */
function readRetryAfter(value: string | null | undefined): number | undefined {
  if (!value) {
    return undefined;
  }
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

function describeError(error: unknown, responseMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `no response within ${responseMs / 1000} s`;
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `no response (${cause instanceof Error ? cause.message : String(cause)})`;
}
