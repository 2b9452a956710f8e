// Reports each page view to Google Analytics, without cookies. A build contains this module only if the environment sets a measurement id.
// If the reader's browser sends Do Not Track or Global Privacy Control, the script of Google Analytics isn't loaded.
import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import type {Analytics} from '@site/src/shared/analytics';
import {titleDelayMs} from '@site/src/shared/titleDelay';

type Navigator = typeof window.navigator & {globalPrivacyControl?: boolean};

// The plugin `analytics` adds both this module and this data to the build. TypeScript doesn't know the type of the data.
const {measurementId} = globalData['analytics']?.['default'] as Analytics;

/** Queues commands for the script of Google Analytics. Once the script has loaded, it handles the queued commands and all later ones. */
const dataLayer: unknown[] = [];

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const path = location.pathname + location.search + location.hash;
  if (
    hasOptedOut(window.navigator) ||
    (previousLocation && path === previousLocation.pathname + previousLocation.search + previousLocation.hash)
  ) {
    return;
  }
  loadAnalytics();
  window.setTimeout(() => {
    pushCommand('event', 'page_view', {
      page_path: path,
      page_location: window.location.origin + path,
      page_title: document.title,
    });
  }, titleDelayMs);
};

function hasOptedOut({doNotTrack, globalPrivacyControl}: Navigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Loads the script of Google Analytics once. See https://developers.google.com/tag-platform/gtagjs/reference */
function loadAnalytics(): void {
  if (dataLayer.length > 0) {
    return;
  }
  Reflect.set(window, 'dataLayer', dataLayer);
  // Google Analytics sets no cookies if these kinds of storage are denied.
  const deniedPurposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  pushCommand('consent', 'default', Object.fromEntries(deniedPurposes.map(purpose => [purpose, 'denied'])));
  pushCommand('js', new Date());
  pushCommand('config', measurementId, {anonymize_ip: true, send_page_view: false});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  document.head.append(script);
}

/** Queues a command. Google Analytics only accepts commands that are `arguments` objects, and ignores arrays. */
function pushCommand(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  dataLayer.push(arguments);
}
