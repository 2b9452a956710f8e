import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Analytics} from '../../shared/analytics';
import {readMeasurementId} from './measurementId';

/**
 * Reports page views when the environment names a property to report to; else no page has any code of it. Not the framework's own
 * plugin: that one loads the service for everybody, also for readers who ask not to be tracked, and lets it set cookies.
 */
export default function analytics({siteDir}: LoadContext): Plugin {
  const measurementId = readMeasurementId(process.env);
  return {
    name: 'analytics',

    contentLoaded({actions}) {
      if (measurementId) {
        actions.setGlobalData({measurementId} satisfies Analytics);
      }
    },

    // In development nobody reads.
    getClientModules: () =>
      measurementId && process.env.NODE_ENV === 'production'
        ? [path.join(siteDir, 'src/clientModules/pageViews.ts')]
        : [],
  };
}
