import {defineConfig} from '@playwright/test';

// `npm run e2e` sets the path when it found or installed a Chromium of the system; without it Playwright's own is used.
const executablePath = process.env.CHROMIUM_PATH;
const port = Number(process.env.E2E_PORT ?? 3100);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on the second attempt is reported by name, but doesn’t stop a release on a busy machine.
  retries: process.env.CI ? 1 : 0,
  // On two cores, as tests wait for frames and answers an eighth of their time.
  workers: 3,
  timeout: 30_000,
  expect: {timeout: 10_000},
  reporter: [['line'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1440, height: 900},
    // Its snapshots of the page take longer than many tests; `npx playwright test --trace on` records one.
    trace: 'off',
    launchOptions: {
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
    },
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    port,
    // One that still runs may serve another build.
    reuseExistingServer: false,
  },
});
