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
 * @returns each figure by its name, in milliseconds and bytes
 * @throws Error where Lighthouse measured nothing
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
    return Object.fromEntries(
      Object.entries(audits).map(([name, id]) => {
        const value = result?.lhr.audits[id]?.numericValue
        if (value === undefined)
          throw new Error(`${url}: no ${id}; ${result?.lhr.runtimeError?.message}`)
        return [name, value]
      }),
    )
  } finally {
    await browser.close()
  }
}
