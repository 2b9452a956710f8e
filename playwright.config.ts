import {existsSync} from 'node:fs';
import {defineConfig, firefox, webkit} from '@playwright/test';

// `npm run e2e` sets CHROMIUM_PATH when it uses a Chromium that is installed on the system. Without the variable, Playwright uses the
// Chromium that it has downloaded.
const executablePath = process.env.CHROMIUM_PATH;
const port = Number(process.env.E2E_PORT ?? 3100);

const chromiumOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores can run three workers, because tests spend part of their time waiting for frames and responses.
  workers: 3,
  // The limits leave room for a machine on which everything takes five times as long. No test measures a speed.
  timeout: 90_000,
  expect: {
    timeout: 30_000,
    // Surfaces and borders have almost the colour of the background, so the threshold is far below the default of 0.2. A few pixels differ
    // because the screenshots have palettes of 256 colours.
    toHaveScreenshot: {threshold: 0.025, maxDiffPixels: 100},
  },
  // Prints the failed tests with their errors at the end of the log. On GitHub Actions, also annotates their lines in the pull request.
  reporter: [
    ['dot'],
    ['json', {outputFile: 'test-results/e2e.json'}],
    ...(process.env.GITHUB_ACTIONS === 'true' ? [['github'] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1440, height: 900},
    // If an action never ends, its own error says which one it is. The error of the test's time limit doesn't.
    actionTimeout: 80_000,
    // Recording a trace takes longer than many of the tests. To record one, run `npx playwright test --trace on`.
    trace: 'off',
  },
  projects: [
    {name: 'chromium', testIgnore: '**/e2e/visual/**', use: {launchOptions: chromiumOptions}},
    {
      name: 'visual',
      testDir: 'e2e/visual',
      snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
      // With these options, the pixels of letters don't depend on the settings of the machine.
      use: {
        launchOptions: {
          ...chromiumOptions,
          args: [...chromiumOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
        },
      },
    },
    ...findOtherBrowsers().map(browserName => ({
      name: browserName,
      testMatch: 'journeys.spec.ts',
      use: {browserName},
    })),
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    port,
    // A server that is already running might serve a different build.
    reuseExistingServer: false,
  },
});

/**
 * Returns which of Firefox and WebKit Playwright has installed, and prints which of them are left out. Throws if one of them is missing and
 * E2E_ALL_BROWSERS is set, so that CI can't leave one out unnoticed.
 */
function findOtherBrowsers(): ('firefox' | 'webkit')[] {
  const browsers = [firefox, webkit].map(type => ({
    name: type === firefox ? ('firefox' as const) : ('webkit' as const),
    isInstalled: existsSync(type.executablePath()),
  }));
  const missing = browsers.filter(({isInstalled}) => !isInstalled).map(({name}) => name);
  const advice = `To install the missing browsers, run: npx playwright install --with-deps ${missing.join(' ')}`;
  if (missing.length > 0 && process.env.E2E_ALL_BROWSERS) {
    throw new Error(
      `E2E_ALL_BROWSERS is set, but Playwright hasn’t installed ${missing.join(' and ')}. ${advice}`,
    );
  }
  // Workers read this file too, but only the main process has to print the message.
  if (missing.length > 0 && process.env.TEST_WORKER_INDEX === undefined) {
    console.log(`Left out: ${missing.join(' and ')}. ${advice}`);
  }
  return browsers.flatMap(({name, isInstalled}) => (isInstalled ? [name] : []));
}
