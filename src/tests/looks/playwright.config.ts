/** The pixel comparison; `npm run test:looks -- --update` makes its pictures anew. */
import { defineConfig } from 'playwright/test'
import { browserArgs, findBrowser } from '../../../scripts/browser'

export default defineConfig({
  testDir: '.',
  globalSetup: './buildPages.ts',
  outputDir: '../../../node_modules/.cache/looks',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      stylePath: './looks.css',
      // Of a color, so that one that a token changes by 8 % is another one.
      threshold: 0.02,
    },
  },
  reporter: [['list'], ['json', { outputFile: '../../../node_modules/.cache/reports/looks.json' }]],
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      // The same letters in the same places on every system.
      args: [...browserArgs, '--font-render-hinting=none'],
    },
  },
})
