// Renders the not-found page anew for the path that was asked. Its HTML was made once, for no path: below /docs/v9, say, the version
// in the navbar differs, and hydration would fail. The framework's entry uses a root that exists already.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createRoot, type Root} from 'react-dom/client';
import {notFoundMetaName} from '@site/src/shared/notFound';

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
