/** The main tasks of a visitor in each engine that is installed; `npm run test:browsers`. */
import { defineConfig } from 'playwright/test'
import { servers } from '../journeys/servers'
import { engines } from './engines'
import type { EngineOptions } from './visit'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../../node_modules/.cache/browsers',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../../node_modules/.cache/reports/browsers.json' }],
  ],
  projects: engines.map(({ name }) => ({ name, use: { engineName: name } })),
  webServer: {
    command: 'npx tsx src/tests/journeys/server.ts',
    cwd: '../../..',
    // The last one to start.
    url: `${servers.tableless.url}/mark.svg`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
})
