import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {parseRedirectsFile} from '../../src/plugins/redirects/redirectsFile';
import {parseHeadersFile} from '../../src/plugins/response-headers/headersFile';
import {selectHeaders} from '../../src/plugins/response-headers/rules';

export type RunningServer = {server: Server; url: string; close: () => Promise<void>};

/**
 * Serves the built site in `directory` with the headers and redirects from `_headers` and `_redirects`, as Cloudflare Pages does. If `port` is 0, uses
 * any free port. Throws when there is no build.
 */
export async function startServer(directory: string, port: number): Promise<RunningServer> {
  const notFoundPage = path.join(directory, '404.html');
  if (!existsSync(notFoundPage)) {
    throw new Error(`${notFoundPage}: file not found. Build the site first with npm run build.`);
  }
  // With `dev`, sirv looks up the file for each request, so a running server serves a new build without a restart.
  const serveFile = sirv(directory, {
    extensions: ['html'],
    etag: true,
    // Serves `.gz` files if the folder contains compressed copies.
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
    // Redirect `/docs/` to `/docs`, as hosts do, so that a page has only one URL.
    if (pathname.length > 1 && pathname.endsWith('/')) {
      const query = (request.url ?? '').slice(pathname.length);
      // Keep only one leading slash, because a location such as `//example.org` would redirect to another site.
      response.writeHead(301, {location: `/${pathname.replace(/^[/\\]+|\/+$/g, '')}${query}`}).end();
      return;
    }
    const target = findRedirect(directory, pathname);
    if (target !== undefined) {
      const [page, anchor] = target.split('#');
      const query = (request.url ?? '').slice(pathname.length);
      response.writeHead(301, {location: page + query + (anchor === undefined ? '' : `#${anchor}`)}).end();
      return;
    }
    const respondNotFound = () => {
      // Caches must not keep this response, because the file might exist after the next deploy.
      setHeaders(response, {...readHeaders(directory, pathname), 'Cache-Control': 'no-cache'});
      if (isPagePath(pathname)) {
        response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(readFileSync(notFoundPage));
      } else {
        response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('Not found');
      }
    };
    // A new build might delete the file after sirv has found it and before sirv opens it.
    response.once('pipe', file => file.once('error', () => response.destroy()));
    if (unservedPaths.has(pathname)) {
      respondNotFound();
    } else {
      serveFile(request, response, respondNotFound);
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

/** Content types that sirv doesn't know or sends without a charset. Without a charset, browsers guess the encoding. */
const contentTypes: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
};

function readContentType(pathname: string): Record<string, string> {
  const contentType = contentTypes[path.posix.extname(pathname)];
  return contentType === undefined ? {} : {'Content-Type': contentType};
}

/** Paths of files that hosts don't serve: their configuration files, and the not-found page under its own path. */
const unservedPaths = new Set(['/_headers', '/_redirects', '/vercel.json', '/404', '/404.html']);

function readHeaders(directory: string, pathname: string): Record<string, string> {
  const file = path.join(directory, '_headers');
  return existsSync(file) ? selectHeaders(parseHeadersFile(readFileSync(file, 'utf8')), pathname) : {};
}

function findRedirect(directory: string, pathname: string): string | undefined {
  const file = path.join(directory, '_redirects');
  const redirects = existsSync(file) ? parseRedirectsFile(readFileSync(file, 'utf8')) : [];
  return redirects.find(({from}) => from === pathname)?.to;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/** Returns whether a path belongs to a page: either it has no file extension, or it ends in `.html`. */
export function isPagePath(pathname: string): boolean {
  const extension = path.posix.extname(pathname);
  return extension === '' || extension === '.html';
}
