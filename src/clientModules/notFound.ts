// Renders the not-found page from scratch for the requested path instead of hydrating it. The same HTML is served for every unknown path,
// so hydration would fail for content that depends on the path. For example, the navbar shows another version for paths below /docs/v9.
// The entry point of Docusaurus uses `window.docusaurusRoot` if it exists.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createRoot, type Root} from 'react-dom/client';

/** Name of the meta tag that identifies the HTML of the not-found page. The server sends this page for all paths that don't exist. */
export const notFoundMetaName = 'site:not-found';

declare global {
  interface Window {
    docusaurusRoot?: Root;
  }
}

if (ExecutionEnvironment.canUseDOM && document.querySelector(`meta[name="${notFoundMetaName}"]`)) {
  const container = document.getElementById('__docusaurus');
  if (container) {
    window.docusaurusRoot = createRoot(container);
  }
}
