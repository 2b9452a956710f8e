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

function readVariable(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`The environment variable ${name} isn't set. GitHub Actions sets it.`);
  }
  return value;
}
