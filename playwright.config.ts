import {defineConfig} from '@playwright/test';

// `npm run e2e` sets CHROMIUM_PATH when it uses a Chromium that is installed on the system. Without the variable, Playwright uses the
// Chromium that it has downloaded.
const executablePath = process.env.CHROMIUM_PATH;
const port = Number(process.env.E2E_PORT ?? 3100);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Two cores can run three workers, because tests spend part of their time waiting for frames and responses.
  workers: 3,
  timeout: 30_000,
  expect: {timeout: 10_000},
  // Prints the failed tests with their errors at the end of the log.
  reporter: [['dot'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1440, height: 900},
    // Recording a trace takes longer than many of the tests. To record one, run `npx playwright test --trace on`.
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
    // A server that is already running might serve a different build.
    reuseExistingServer: false,
  },
});
