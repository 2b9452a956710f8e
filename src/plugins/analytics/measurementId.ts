/**
 * The Google Analytics id in `GOOGLE_ANALYTICS_ID`, or undefined: then nothing is measured. An empty value counts as not set. Throws
 * when it has another form, since the service would drop every page view without a word.
 */
export function readMeasurementId(environment: Record<string, string | undefined>): string | undefined {
  const id = environment['GOOGLE_ANALYTICS_ID'];
  if (!id) {
    return undefined;
  }
  if (!/^G-[A-Z0-9]+$/.test(id)) {
    throw new Error(
      `Environment: GOOGLE_ANALYTICS_ID is not the id of a Google Analytics 4 property. Found ${JSON.stringify(id)}, ` +
        'write one such as "G-1A2B3C4D5E", or unset it to measure nothing.',
    );
  }
  return id;
}
