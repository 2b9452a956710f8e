import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Analytics} from '../../shared/analytics';
import {readMeasurementId} from './measurementId';

/**
 * Reports page views to Google Analytics if `GOOGLE_ANALYTICS_ID` is set. If it isn't set, pages contain no code for analytics. The
 * framework's own plugin isn't used, because it allows cookies and loads the service for all readers, even for those who ask not to be
 * tracked.
 */
export default function analytics(): Plugin {
  const measurementId = readMeasurementId(process.env);
  return {
    name: 'analytics',

    contentLoaded({actions}) {
      if (measurementId) {
        actions.setGlobalData({measurementId} satisfies Analytics);
      }
    },

    // Page views aren't reported in development.
    getClientModules: () =>
      measurementId && process.env.NODE_ENV === 'production'
        ? [path.join(__dirname, 'client/pageViews.ts')]
        : [],
  };
}
