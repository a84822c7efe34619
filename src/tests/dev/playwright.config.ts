/** The development server, as who writes and who programs meets it: one for all tests, which leave it as it was. */
import { defineConfig } from 'playwright/test'
import { browserArgs, findBrowser } from '../../../scripts/browser'

export default defineConfig({
  testDir: '.',
  outputDir: '../../../node_modules/.cache/dev',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  maxFailures: 10,
  reporter: [['list'], ['json', { outputFile: '../../../node_modules/.cache/reports/dev.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
})
