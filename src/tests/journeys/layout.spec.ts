/** How pages are set: nothing moves while they load, the bar has room, texts of the press are cut. */
import { pages, slugs } from '../fixture/fixture'
import { expect, test } from './journey'

/** The share of the page that may move: https://web.dev/articles/cls, whose limit for good pages is 0.1. */
const limit = 0.02

/** Fonts by which the fallbacks are scaled; on a machine without them there is nothing to measure. */
const fallbacks = ['Liberation Serif', 'Liberation Sans']

for (const width of [375, 1440])
  for (const path of ['/articles', `/articles/${slugs.features}`])
    test(`nothing moves while ${path} loads at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = []
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        Reflect.set(window, 'readShifts', () => [...shifts, ...observer.takeRecords()])
      })
      const deliver = await site.delay(/\.(woff2|svg|avif|png)$/)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const missing = await page.evaluate(async (names) => {
        const loads = names.map((name) => new FontFace(name, `local("${name}")`).load())
        return (await Promise.allSettled(loads)).some(({ status }) => status === 'rejected')
      }, fallbacks)
      test.skip(missing, 'Fonts that stand in are not installed')
      const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
      await page.waitForFunction(isPainted)
      deliver()
      await page.waitForFunction(
        () =>
          [...document.fonts].some(
            ({ family, status }) => /Fraunces"?$/.test(family) && status === 'loaded',
          ) && document.fonts.status === 'loaded',
      )
      await site.showIntent()
      const shifts = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        return Reflect.get(window, 'readShifts')().map((shift: { value: number }) => shift.value)
      })
      const sum = shifts.reduce((total: number, value: number) => total + value, 0)
      expect(sum).toBeLessThan(limit)
    })

test("the firm's name is whole in the bar, and Contact beside it", async ({ page, site }) => {
  await page.goto('/contact')
  const bar = page.locator('header')
  for (const width of [320, 360, 768, 1184, 1440]) {
    await page.setViewportSize({ width, height: 600 })
    const name = await bar.locator('a[href="/"] span').evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { top, bottom, right } = range.getBoundingClientRect()
      const { overflow, webkitLineClamp } = getComputedStyle(element)
      return { top, bottom, right, overflow, webkitLineClamp }
    })
    const { height = 0 } = (await bar.boundingBox()) ?? {}
    expect(name, `${width} px`).toMatchObject({ overflow: 'visible', webkitLineClamp: 'none' })
    expect(name.top).toBeGreaterThanOrEqual(0)
    expect(name.bottom).toBeLessThanOrEqual(height)
    for (const control of await site.bar.locator('a, summary, button').all()) {
      const box = await control.boundingBox()
      if (box && box.y < height) expect(box.x, `${width} px`).toBeGreaterThan(name.right)
    }
    await expect(site.menuLink('/contact')).toBeInViewport({ ratio: 1 })
  }
})

test('texts of the press are cut to lines', async ({ page }) => {
  await page.goto(pages.samples)
  const clamps = await page.locator('main li').evaluateAll((items) =>
    items.map((item) =>
      [...item.querySelectorAll('h3, p')]
        .map((text) => getComputedStyle(text).getPropertyValue('-webkit-line-clamp'))
        .filter((lines) => lines !== 'none')
        .join(),
    ),
  )
  expect(new Set(clamps.filter(Boolean))).toEqual(new Set(['2,3']))
})
