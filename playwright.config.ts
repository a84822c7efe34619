/** The tests that need a browser. One kind: `npx playwright test --project journeys`; one file: its name before that. */
import { defineConfig } from 'playwright/test'
import { browserArgs, findBrowser } from './scripts/browser'
import { servers, standIn } from './src/tests/journeys/servers'

const executablePath = findBrowser()
const cache = 'node_modules/.cache'

export default defineConfig({
  outputDir: `${cache}/playwright`,
  snapshotPathTemplate: 'src/tests/screenshots/baseline/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  maxFailures: 40,
  // A busy machine starts the app in seconds, not in its usual tenths.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // A color that a token changes by 8 % is another one.
    toHaveScreenshot: { stylePath: 'src/tests/screenshots/screenshots.css', threshold: 0.02 },
  },
  // A point each: a log that is cut keeps its last lines only, which are to be the failures of all tests.
  reporter: [['dot'], ['json', { outputFile: `${cache}/reports/playwright.json` }]],
  use: {
    baseURL: servers.fixture.url,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: browserArgs },
  },
  projects: [
    {
      name: 'dev',
      testDir: 'src/tests/dev',
      // One development server for all tests, which leave it as it was.
      workers: 1,
      fullyParallel: false,
      // The server restarts after a change to what the configuration imports: a busy machine takes half a minute.
      timeout: 240_000,
      expect: { timeout: 60_000 },
    },
    { name: 'journeys', testDir: 'src/tests/journeys' },
    {
      name: 'screenshots',
      testDir: 'src/tests/screenshots',
      use: {
        // The pictures have a style sheet of their own.
        bypassCSP: true,
        // The same letters in the same places on every system.
        launchOptions: { executablePath, args: [...browserArgs, '--font-render-hinting=none'] },
      },
    },
    { name: 'browsers', testDir: 'src/tests/browsers' },
  ],
  webServer: {
    command: 'npx tsx src/tests/journeys/server.ts',
    // The last one to start.
    url: `${standIn.url}/film`,
    timeout: 300_000,
    reuseExistingServer: false,
  },
})
