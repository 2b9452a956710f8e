import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {parseHeadersFile} from '../src/plugins/response-headers/headersFile';
import {selectHeaders} from '../src/plugins/response-headers/rules';

export type RunningServer = {server: Server; url: string; close: () => Promise<void>};

/**
 * Serves the built site in `directory` on `port` (0: any free one), with the headers of its `_headers` file, as the hosts do that
 * read this file. Throws when there is no build.
 */
export async function startServer(directory: string, port: number): Promise<RunningServer> {
  const notFoundPage = path.join(directory, '404.html');
  if (!existsSync(notFoundPage)) {
    throw new Error(`${notFoundPage}: not found. Build the site first: npm run build`);
  }
  // `dev` reads files anew for each request, so that a running server follows a new build.
  const serveFile = sirv(directory, {
    extensions: ['html'],
    etag: true,
    // Files that were compressed ahead, beside the originals, where there are any.
    gzip: true,
    dev: true,
    setHeaders: (response, pathname) =>
      setHeaders(response, {
        'Cache-Control': 'no-cache',
        ...readContentType(pathname),
        ...readHeaders(directory, pathname),
      }),
  });
  const server = createServer((request, response) => {
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    // Other hosts strip the slash too; without this a page and its folder would be two addresses of one page.
    if (pathname.length > 1 && pathname.endsWith('/')) {
      const query = (request.url ?? '').slice(pathname.length);
      // One slash at the start, or a path such as `//example.org/` would lead to another site.
      response.writeHead(301, {location: `/${pathname.replace(/^[/\\]+|\/+$/g, '')}${query}`}).end();
      return;
    }
    const answerNotFound = () => {
      // What is missing now may be there after the next deploy: nobody keeps this answer.
      setHeaders(response, {...readHeaders(directory, pathname), 'Cache-Control': 'no-cache'});
      if (isPagePath(pathname)) {
        response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(readFileSync(notFoundPage));
      } else {
        response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('Not found');
      }
    };
    // The library looks for a file, then opens it: in between a new build may have taken it away.
    response.once('pipe', file => file.once('error', () => response.destroy()));
    if (hostFiles.has(pathname)) {
      answerNotFound();
    } else {
      serveFile(request, response, answerNotFound);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
  return {
    server,
    url,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Types that the library names without a charset, so that a browser guesses another one, or not at all. */
const contentTypes: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
};

function readContentType(pathname: string): Record<string, string> {
  const contentType = contentTypes[path.posix.extname(pathname)];
  return contentType === undefined ? {} : {'Content-Type': contentType};
}

/** Files of the build that are for hosts, and the page that answers only what is not found. */
const hostFiles = new Set(['/_headers', '/vercel.json', '/404', '/404.html']);

function readHeaders(directory: string, pathname: string): Record<string, string> {
  const file = path.join(directory, '_headers');
  return existsSync(file) ? selectHeaders(parseHeadersFile(readFileSync(file, 'utf8')), pathname) : {};
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/** Whether a path asks for a page: it has no file extension, or `.html`. */
export function isPagePath(pathname: string): boolean {
  const extension = path.posix.extname(pathname);
  return extension === '' || extension === '.html';
}
