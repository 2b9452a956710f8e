/** Sends a request to the API of the repository, and returns the JSON of the response. Throws if the API responds with an error. */
export async function request(
  method: 'GET' | 'PATCH' | 'POST',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const url = `${readVariable('GITHUB_API_URL')}/repos/${readVariable('GITHUB_REPOSITORY')}/${path}`;
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${readVariable('GITHUB_TOKEN')}`,
      'x-github-api-version': '2022-11-28',
    },
    ...(body !== undefined && {body: JSON.stringify(body)}),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${method} ${url}: found status ${response.status}, expected 200 or 201. ${text}`);
  }
  return JSON.parse(text);
}

/** Requests the pages of a list until `isWanted` returns true for an item, and returns this item. */
export async function findItem<Item>(
  path: string,
  isWanted: (item: Item) => boolean,
): Promise<Item | undefined> {
  const pageSize = 100;
  const separator = path.includes('?') ? '&' : '?';
  for (let page = 1; ; page++) {
    // TypeScript doesn't know the response. GitHub documents it at https://docs.github.com/rest.
    const items = (await request('GET', `${path}${separator}per_page=${pageSize}&page=${page}`)) as Item[];
    const found = items.find(isWanted);
    if (found || items.length < pageSize) {
      return found;
    }
  }
}

function readVariable(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`The environment variable ${name} isn't set. GitHub Actions sets it.`);
  }
  return value;
}
