// Redirects links to a section that has moved to another page, before the router renders the old page.
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from '@site/src/shared/paths';
import {findMovedAnchor} from './movedAnchors';
import {decodeText} from './urlEncoding';

if (ExecutionEnvironment.canUseDOM) {
  const base = siteConfig.baseUrl.replace(/\/$/, '');
  const {pathname, hash} = window.location;
  const target = findMovedAnchor(cleanPath(pathname).slice(base.length), decodeText(hash.slice(1)));
  if (target !== undefined) {
    window.location.replace(base + target);
  }
}
