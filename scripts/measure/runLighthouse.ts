/** One run of Lighthouse, as for a phone. */
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../../src/tests/browsers/freePort'
import { browserArgs, findBrowser } from '../browser'

const audits = {
  bytes: 'total-byte-weight',
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/**
 * Runs in a browser of its own, so that no run profits from an earlier one.
 * @returns the figures by their names, in milliseconds and bytes; a machine too busy may leave some out
 */
export async function runLighthouse(url: string, throttlingMethod: 'devtools' | 'simulate') {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  try {
    const onlyAudits = Object.values(audits)
    const result = await lighthouse(url, { port, logLevel: 'error', throttlingMethod, onlyAudits })
    const figures = new Map<string, number>()
    for (const [name, id] of Object.entries(audits)) {
      const { numericValue, errorMessage } = result?.lhr.audits[id] ?? {}
      if (numericValue === undefined) console.error(`${url}: no ${name}, ${errorMessage}`)
      else figures.set(name, numericValue)
    }
    return figures
  } finally {
    await browser.close()
  }
}
