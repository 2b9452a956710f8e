/**
 * Renders the configuration of an nginx that serves the files in `root` with the settings that Debian's package has by default. It
 * compresses HTML for each request, ignores compressed copies and adds no headers.
 */
export function renderPlainConfig({root, listen}: {root: string; listen: string}): string {
  return `include /etc/nginx/mime.types;
gzip on;
server {
  listen ${listen};
  root ${root};
  location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}
