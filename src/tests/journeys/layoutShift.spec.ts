/** Nothing moves while a page loads, though its fonts and pictures come late. */
import { slugs } from '../fixture/fixture'
import { expect, test, withResolvers } from './journey'

/** How much of the page may move: https://web.dev/articles/cls, whose limit for good pages is 0.1. */
const limit = 0.02

/** By which the fallbacks are scaled; on a machine without them there is nothing to measure. */
const fallbacks = ['Liberation Serif', 'Liberation Sans']

for (const width of [375, 1440])
  for (const slug of [slugs.features, slugs.odd, slugs.questions])
    test(`${slug} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = []
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        Reflect.set(window, 'readShifts', () => [...shifts, ...observer.takeRecords()])
      })
      const late = withResolvers()
      await page.route(/\.(woff2|svg|avif|png)$/, async (route) => {
        await late.promise
        await route.continue()
      })
      await page.goto(`/articles/${slug}`, { waitUntil: 'domcontentloaded' })
      const missing = await page.evaluate(async (names) => {
        const loads = names.map((name) => new FontFace(name, `local("${name}")`).load())
        return (await Promise.allSettled(loads)).some(({ status }) => status === 'rejected')
      }, fallbacks)
      test.skip(missing, 'Fonts that stand in are not installed')
      const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
      await page.waitForFunction(isPainted)
      late.resolve()
      await page.waitForFunction(
        () =>
          [...document.fonts].some(
            ({ family, status }) => /Fraunces"?$/.test(family) && status === 'loaded',
          ) && document.fonts.status === 'loaded',
      )
      const shifts = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        return Reflect.get(window, 'readShifts')().map((shift: { value: number }) => shift.value)
      })
      const sum = shifts.reduce((total: number, value: number) => total + value, 0)
      expect(sum).toBeLessThan(limit)
    })
