/** The counts in the JSON report of Playwright. */
export type BrowserTestStats = {
  /** Tests that passed at the first attempt. */
  expected: number;
  /** Tests that failed at both attempts. */
  unexpected: number;
  /** Tests that passed only at the second attempt. */
  flaky: number;
};

/**
 * How many browser tests of a run may need a second attempt. There are hundreds of them, and on a busy machine events sometimes come in an
 * order that a test doesn't expect.
 */
export const maxFlakyTests = 2;

/** Counts the tests that passed and failed. If more than `maxFlakyTests` needed a second attempt, all of these count as failed. */
export function countBrowserTests({expected, unexpected, flaky}: BrowserTestStats): {
  passed: number;
  failed: number;
} {
  return flaky <= maxFlakyTests
    ? {passed: expected + flaky, failed: unexpected}
    : {passed: expected, failed: unexpected + flaky};
}
