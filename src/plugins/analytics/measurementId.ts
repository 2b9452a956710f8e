/**
 * Reads the Google Analytics id from `GOOGLE_ANALYTICS_ID`. Returns undefined if the variable is empty or not set. Throws if the id has
 * the wrong format, because Google Analytics would silently discard every page view.
 */
export function readMeasurementId(environment: Record<string, string | undefined>): string | undefined {
  const id = environment['GOOGLE_ANALYTICS_ID'];
  if (!id) {
    return undefined;
  }
  if (!/^G-[A-Z0-9]+$/.test(id)) {
    throw new Error(
      `The environment variable GOOGLE_ANALYTICS_ID isn't the id of a Google Analytics 4 property. Found ${JSON.stringify(id)}, ` +
        'expected an id such as "G-1A2B3C4D5E". To turn off analytics, unset the variable.',
    );
  }
  return id;
}
