// Reports each page view to Google Analytics, without cookies. Part of a build only when the environment names a property. Readers who
// ask not to be tracked, by Do Not Track or Global Privacy Control, are not: not even the service's script is loaded.
import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import type {Analytics} from '@site/src/shared/analytics';
import {titleDelay} from '@site/src/shared/titleDelay';

type Navigator = typeof window.navigator & {globalPrivacyControl?: boolean};

// The plugin `analytics` sets this, or the module is not part of the build.
const {measurementId} = globalData['analytics']?.['default'] as Analytics;

/** What waits for the service's script, and then is its way in. */
const layer: unknown[] = [];

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const path = location.pathname + location.search + location.hash;
  if (
    refusesTracking(window.navigator) ||
    (previousLocation && path === previousLocation.pathname + previousLocation.search + previousLocation.hash)
  ) {
    return;
  }
  connect();
  window.setTimeout(() => {
    send('event', 'page_view', {
      page_path: path,
      page_location: window.location.origin + path,
      page_title: document.title,
    });
  }, titleDelay);
};

function refusesTracking({doNotTrack, globalPrivacyControl}: Navigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Loads the service's script, once. https://developers.google.com/tag-platform/gtagjs/reference */
function connect(): void {
  if (layer.length > 0) {
    return;
  }
  Reflect.set(window, 'dataLayer', layer);
  // Without this storage the service sets no cookies.
  const denied = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  send('consent', 'default', Object.fromEntries(denied.map(purpose => [purpose, 'denied'])));
  send('js', new Date());
  send('config', measurementId, {anonymize_ip: true, send_page_view: false});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  document.head.append(script);
}

/** The service tells its commands from other entries by their being `arguments`, not an array. */
function send(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  layer.push(arguments);
}
