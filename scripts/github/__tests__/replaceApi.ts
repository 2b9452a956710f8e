import {createServer, type Server} from 'node:http';
import {afterEach, beforeEach, vi} from 'vitest';

export type ApiRequest = {
  method: string;
  url: URL;
  /** Whether the request contains the token. */
  isAuthorized: boolean;
  /** The value of the JSON, or undefined if the request has no body. */
  body: unknown;
};

/** Replaces the API of GitHub with a local server in each test of the file. `respond` returns the status and the content of a response. */
export function replaceApi(respond: (request: ApiRequest) => {status?: number; content: unknown}): void {
  let server: Server;

  beforeEach(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const {status = 200, content} = respond({
          method: request.method ?? '',
          url: new URL(request.url ?? '', 'http://localhost'),
          isAuthorized: request.headers.authorization === 'Bearer secret',
          body: text === '' ? undefined : JSON.parse(text),
        });
        response.writeHead(status);
        response.end(JSON.stringify(content));
      });
    });
    await new Promise<void>(resolve => server.listen(0, resolve));
    const address = server.address();
    vi.stubEnv('GITHUB_API_URL', `http://localhost:${typeof address === 'object' ? address?.port : ''}`);
    vi.stubEnv('GITHUB_REPOSITORY', 'owner/name');
    vi.stubEnv('GITHUB_TOKEN', 'secret');
  });

  afterEach(() => new Promise(resolve => server.close(resolve)));
}

/** Returns the part of a list that a request with the parameter `page` asks for. */
export function selectPage<Item>(items: readonly Item[], {searchParams}: URL): Item[] {
  const first = (Number(searchParams.get('page')) - 1) * 100;
  return items.slice(first, first + 100);
}
