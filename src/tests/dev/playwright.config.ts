/** The development server, as who writes and who programs meets it: one for all tests, which leave it as it was. */
import { defineConfig } from 'playwright/test'
import { browserArgs, findBrowser } from '../../../scripts/browser'

export default defineConfig({
  testDir: '.',
  outputDir: '../../../node_modules/.cache/dev',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // After a change to what the configuration imports, the server starts anew: a busy machine takes half a minute.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  maxFailures: 10,
  reporter: [['list'], ['json', { outputFile: '../../../node_modules/.cache/reports/dev.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
})
