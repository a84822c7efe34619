/** How pages are set: nothing moves while they load, pictures are fetched once, columns are of one length. */
import { categories } from '../fixture/firm/src/site'
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

test('a cover is fetched once, however often its card comes and goes', async ({ page, site }) => {
  const covers: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/covers/')) covers.push(pathname)
  })
  await site.open('/articles')
  const session = await page.context().newCDPSession(page)
  const [first = '', second = '', third = ''] = categories
  for (const name of [first, second, first, third, second]) {
    await page.getByRole('radio', { name, exact: true }).check()
    const card = page.getByRole('listitem').filter({ has: site.cards }).first()
    await expect(card).toContainText(name)
    await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    // The browser may forget what nothing refers to at any time; here it does so at once.
    await session.send('HeapProfiler.collectGarbage')
  }
  expect(covers.length).toBeGreaterThan(6)
  expect(covers.length).toBe(new Set(covers).size)
})

test('names run down even columns; press texts are cut to lines', async ({ page }) => {
  const layouts = [
    { width: 320, columns: 2 },
    { width: 1440, columns: 4 },
  ]
  await page.goto(pages.samples)
  for (const layout of layouts) {
    await page.setViewportSize({ width: layout.width, height: 800 })
    const lefts = await page
      .locator('main section[aria-labelledby=wovon-wir-gelernt-haben] ul > li')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left))
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
    const places = [...new Set(lefts)]
    const lengths = places.map((place) => lefts.filter((left) => left === place).length)
    expect(lengths).toHaveLength(layout.columns)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
  }
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

test('no word on a band of the loom is broken', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const broken = await page.locator('.loom-wide span').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getClientRects().length > (text.textContent?.split(' ').length ?? 0)
      })
      .map((text) => text.textContent),
  )
  expect(broken).toEqual([])
})
