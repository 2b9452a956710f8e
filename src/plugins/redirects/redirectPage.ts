/** The name of the script that all redirect pages share. */
export const scriptFile = 'redirect.js';

/** Opens the target with the query and the anchor of the old address. If the target has an anchor of its own, this anchor applies. */
export const script = `const target = new URL(document.currentScript.dataset.target, location.href);
target.search = location.search;
target.hash ||= location.hash;
location.replace(target.href);
`;

type RedirectPage = {
  /** The path of the target, with the base URL. */
  target: string;
  /** The origin of the site. */
  origin: string;
  baseUrl: string;
  language: string;
};

/**
 * Renders the page at an old address, for hosts without server-side redirects. The script is a file, because content security policies
 * block inline scripts. The paths contain no characters that have a meaning in HTML.
 */
export function renderRedirectPage({target, origin, baseUrl, language}: RedirectPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${target}</title>
<link rel="canonical" href="${origin}${target}">
<script src="${baseUrl}${scriptFile}" data-target="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body><p><a href="${target}">${target}</a></p></body>
</html>
`;
}
