/** Browser journeys against the built site and the real function runtime. */
import { defineConfig } from 'playwright/test'
import { browserArgs, findBrowser } from '../../../scripts/browser'
import { servers, standIn } from './servers'

export default defineConfig({
  testDir: '.',
  outputDir: '../../../node_modules/.cache/journeys',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A busy machine with two cores starts the app in seconds, not in its usual tenths.
  expect: { timeout: 15_000 },
  maxFailures: 40,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../../node_modules/.cache/reports/playwright.json' }],
  ],
  use: {
    baseURL: servers.site.url,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
  webServer: {
    command: 'npx tsx src/tests/journeys/server.ts',
    cwd: '../../..',
    // The last one to start.
    url: `${standIn.url}/film`,
    timeout: 300_000,
    reuseExistingServer: false,
  },
})
